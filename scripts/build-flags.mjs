/**
 * Flags of Node for a build. Left alone, it takes a hundred megabytes for new objects, few of which are in use at a time.
 * @type {readonly string[]}
 */
export const BUILD_FLAGS = ['--max-semi-space-size=8']
