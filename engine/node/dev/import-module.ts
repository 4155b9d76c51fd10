/**
 * Loads a module as its sources now stand, by its absolute path; a module that did not change, and imports none
 * that did, is the same as before.
 */
export type ImportModule = <Module>(file: string) => Promise<Module>
