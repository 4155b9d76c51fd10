/** Attribute of what the worker adds to a page that it shows without the network. Apart, for the app needs no other word of the worker. */
export const KEPT_ATTRIBUTE = 'data-kept'
