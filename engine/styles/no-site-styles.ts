/** Stands for the style sheets of a site wherever no site is built; the bundler puts the site's own in its place. */
export {}
