/**
 * Keeps the `limit` items with the lowest keys, because one day of a large portfolio may have tens of thousands of
 * items.
 */
export function keepFirst<Item extends { readonly key: string }>(limit = Infinity) {
  let items: Item[] = []
  let last: string | undefined
  const inOrder = () => items.sort((one, other) => (one.key < other.key ? -1 : 1)).slice(0, limit)
  return {
    inOrder,
    add(item: Item) {
      if (last !== undefined && item.key >= last) return
      items.push(item)
      if (items.length < 4 * limit) return
      items = inOrder()
      last = items.at(-1)?.key
    },
  }
}
