#!/usr/bin/env node
/** The documentation server for assistants, as a binary of the package: nothing but the protocol is on its output. */
import process from 'node:process'
import { runTool } from './run.mjs'

const args = ['mcp', '--out', 'dist', ...process.argv.slice(2)]
process.exitCode = await runTool('engine/node/cli.ts', args)
