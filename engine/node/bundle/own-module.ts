/** A module in TypeScript, which packages are not published in: what is done to modules of engine and site asks for no others. */
export const OWN_MODULE = /\.tsx?(?:$|\?)/
