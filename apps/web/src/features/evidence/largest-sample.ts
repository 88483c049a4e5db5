/** As the contract says, whose file would bring all of its checks along; a test holds them together. */
export const largestSample = 500;
export const longestPeriodDays = 366;
