/** Whether two plain values say the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const [fields, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    fields.size === others.size &&
    [...fields].every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  );
}
