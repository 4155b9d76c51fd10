import type { ReactNode } from 'react'

interface Props {
  /** One address for both themes, or one for each. Addresses that start with `/` get the base path. */
  image: string | { light: string; dark: string }
  alt: string
  /** In CSS pixels. */
  height: number
  basePath: string
}

/**
 * An image of a fixed height that may differ between the themes. Of two, only the one that is shown is
 * fetched: a browser leaves a lazy image that is not displayed.
 */
export function ThemedImage({ image, alt, height, basePath }: Props): ReactNode {
  const address = (src: string) => (src.startsWith('/') ? basePath.replace(/\/$/, '') + src : src)
  // In a picture, React does not hint at it early: the hint would lack the base path.
  if (typeof image === 'string') {
    return (
      <picture>
        <img src={address(image)} alt={alt} height={height} />
      </picture>
    )
  }
  const shared = { height, loading: 'lazy' } as const
  return (
    <>
      <img className="light-only" src={address(image.light)} alt={alt} {...shared} />
      <img className="dark-only" src={address(image.dark)} alt={alt} {...shared} />
    </>
  )
}
