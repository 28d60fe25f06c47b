type Some<Item> = readonly [Item, ...Item[]];

/** One of a list, which is gone through over and over. */
export function pick<Item>(list: Some<Item>, index: number): Item {
  return list[index % list.length] ?? list[0];
}
