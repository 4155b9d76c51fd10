/** What tests of tags and figures need. */
export { initialValues } from '#figure-kit/controls.ts'
export { renderWithIslands } from '#islands/render.tsx'
