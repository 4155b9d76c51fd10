/** A name as a part of an address: small letters, digits and single hyphens; empty for one that has none of them. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Makes slugs that differ from one another: the second of a name ends in `-2`. @param empty that of a name without any letter */
export function distinctSlugs(empty: string): (name: string) => string {
  const used = new Map<string, number>()
  return name => {
    const slug = slugOf(name) || empty
    const times = (used.get(slug) ?? 0) + 1
    used.set(slug, times)
    return times === 1 ? slug : `${slug}-${times}`
  }
}
