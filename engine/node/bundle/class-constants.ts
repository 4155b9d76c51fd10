import type { Plugin } from 'vite'
import { OWN_MODULE } from './own-module.ts'

/** Where a module takes the classes of a style sheet as one object. */
const CLASSES = /^import (\w+) from (?='[^']+\.module\.css')/gm

/**
 * Has scripts name each class by itself, as the module of a style sheet exports them besides: the bundler then puts a class
 * where it is used, and leaves out the object that has them all.
 */
export function classConstantsPlugin(): Plugin {
  return {
    name: 'class-constants',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: OWN_MODULE, code: '.module.css' },
      handler: code => ({ code: code.replace(CLASSES, 'import * as $1 from '), map: null }),
    },
  }
}
