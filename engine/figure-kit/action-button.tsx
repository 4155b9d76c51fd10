import type { MouseEvent, ReactNode } from 'react'

/**
 * An icon with a name, which shows above it while it is pointed at or has the focus, or has something to say.
 * @param isSaying whether the name shows in any case.
 */
export function ActionButton({
  icon: Icon,
  name,
  isSaying = false,
  className = '',
  onPress,
}: {
  icon: () => ReactNode
  name: string
  isSaying?: boolean
  className?: string | undefined
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}): ReactNode {
  return (
    <button
      type="button"
      className={`icon-button ${className}${isSaying ? ' saying' : ''}`}
      onClick={onPress}
    >
      <Icon />
      <span className="visually-hidden">{name}</span>
    </button>
  )
}
