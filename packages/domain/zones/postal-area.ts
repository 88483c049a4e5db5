/** What a postal code says: its regions, and its zones where they are fewer than those of the regions. */
export interface PostalArea {
  readonly regions: readonly string[];
  readonly zones: readonly string[] | null;
}
