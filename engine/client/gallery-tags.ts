import type { Components } from '#model/extensions.ts'

/** Tags that only pages of the component gallery may write: states of the frame that no page shows by itself. */
export const galleryTags = {
  BannerState: async () => (await import('./frame-states.tsx')).BannerState,
  EmptySearchState: async () => (await import('./frame-states.tsx')).EmptySearchState,
  FigureTones: async () => (await import('./figure-tones.tsx')).FigureTones,
} satisfies Components
