/** So many things, each made for its number. Old libraries put an Array.from of their own into a page, so it is not used. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  const made: Item[] = []
  for (let index = 0; index < count; index++) made.push(make(index))
  return made
}
