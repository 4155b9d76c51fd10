import { type ComponentType, memo, type ReactNode, useDeferredValue } from 'react'
import { Boundary } from '#ui/boundary/boundary.tsx'
import { type Frame, FrameContext, useFrame } from './frame-context.ts'

interface LatePartProps {
  /** What it is, as the message names it when it has failed: "The sidebar". */
  name: string
  part: ComponentType
}

/** Is rendered for a frame of its own: that of the article may be ahead. */
const InFrame = memo(function InFrame({
  frame,
  name,
  part: Part,
}: LatePartProps & { frame: Frame }): ReactNode {
  return (
    <FrameContext value={frame}>
      <Boundary name={name} resetKey={frame.page.path}>
        <Part />
      </Boundary>
    </FrameContext>
  )
})

/**
 * A part of the frame that follows the article to another page: it is rendered after that, where a browser has a frame due
 * once it is painted, and in pieces, between which the reader is answered. One that the page before did not have comes with
 * the article. It may hold nothing that gives the article its place, nor the links that the arrow keys press.
 */
export function LatePart(props: LatePartProps): ReactNode {
  return <InFrame {...props} frame={useDeferredValue(useFrame())} />
}
