import type { ReactNode } from 'react'

interface Props {
  /** One address for both themes, or one for each. Addresses that start with `/` get the base path. */
  image: string | { light: string; dark: string }
  alt: string
  /** In CSS pixels. */
  height: number
  basePath: string
}

/** An image of a fixed height that may differ between the themes. */
export function ThemedImage({ image, alt, height, basePath }: Props): ReactNode {
  const address = (src: string) => (src.startsWith('/') ? basePath.replace(/\/$/, '') + src : src)
  if (typeof image === 'string') return <img src={address(image)} alt={alt} height={height} />
  return (
    <>
      <img className="light-only" src={address(image.light)} alt={alt} height={height} />
      <img className="dark-only" src={address(image.dark)} alt={alt} height={height} />
    </>
  )
}
