export default {
  forbidden: [{ name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }, { name: 'unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } }],
  options: { tsPreCompilationDeps: true, doNotFollow: {path: 'node_modules'}, exclude:{path:['generated']}, 
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import','node','default','types'], extensions: ['.ts','.tsx','.mjs','.js','.json', '.d.ts'] } },
}
