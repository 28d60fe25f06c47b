type Some<Item> = readonly [Item, ...Item[]];

/** Cycles through a list. */
export function pick<Item>(list: Some<Item>, index: number): Item {
  return list[index % list.length] ?? list[0];
}
