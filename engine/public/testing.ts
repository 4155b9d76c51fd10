/** What tests of tags need. */
export { renderWithIslands } from '#islands/render.tsx'
