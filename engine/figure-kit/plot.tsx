import { type ReactNode, use } from 'react'
import { Picture, type PlotProps } from './picture.tsx'
import { useScreen } from './use-screen.ts'
import { ScaleContext } from './use-width.ts'

const MARGIN = { top: 32, right: 16, bottom: 44, left: 56 }
const NARROW_MARGIN = { top: 32, right: 10, bottom: 42, left: 46 }

/**
 * A picture with two axes, rendered twice: for wide screens and, with fewer labels and its own proportions,
 * for narrow ones. The style sheet shows one; once hydrated, only that one is rendered.
 */
export function Plot({ height = 360, ...props }: PlotProps): ReactNode {
  const screen = useScreen()
  // A figure as wide as the window has more room for the picture, not larger words in it.
  const scale = use(ScaleContext)
  const { narrowHeight = Math.min(height, 300), margin, narrowMargin } = props
  return (
    <>
      {screen !== 'narrow' && (
        <Picture
          {...props}
          isNarrow={false}
          width={600 * scale}
          height={height * scale}
          space={{ ...MARGIN, ...margin }}
        />
      )}
      {screen !== 'wide' && (
        <Picture
          {...props}
          isNarrow
          width={330}
          height={narrowHeight}
          space={{ ...NARROW_MARGIN, ...narrowMargin }}
        />
      )}
    </>
  )
}
