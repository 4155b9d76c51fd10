import { expect, it } from 'vitest'
import { siteOf } from '#model/site.ts'
import { loadConfig } from '../config/load-config.ts'
import { PROJECT_ROOT } from '../project.ts'
import { checkedImportsPlugin } from './checked-imports.ts'
import { viteSettings } from './vite-settings.ts'
import { withoutHydrationPlugin } from './without-hydration.ts'

/** What the bundler asks for every import and every module that it reads, packages included. */
const HOOKS = ['resolveId', 'load', 'transform']

// Each question to JavaScript takes longer than the step itself, and hands the whole text of the module over.
it('the bundler asks a step of ours about nothing but what it is for', async () => {
  const site = siteOf(await loadConfig(`${PROJECT_ROOT}/examples/minimal`, {}))
  const { plugins = [] } = viteSettings('/nowhere', site)
  const hooks = [...plugins, withoutHydrationPlugin(), checkedImportsPlugin('')].flatMap(plugin =>
    HOOKS.flatMap(name => {
      const hook: unknown = Reflect.get(Object(plugin), name)
      return hook === undefined
        ? []
        : { of: `${Reflect.get(Object(plugin), 'name')} ${name}`, hook }
    }),
  )
  expect(hooks.length).toBeGreaterThan(8)
  const asked = hooks.filter(({ hook }) => Reflect.get(Object(hook), 'filter') === undefined)
  // It stands last, where only what nothing else has found comes.
  expect(asked.map(({ of }) => of)).toEqual(['missing-imports resolveId'])
})
