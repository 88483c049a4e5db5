/** Who comes first of those who may be called at the same moment; `best_hour`: when in the day they are called first. */
export const callOrders = ['even', 'balance', 'age', 'last_contact', 'best_hour'] as const;
export type CallOrder = (typeof callOrders)[number];
