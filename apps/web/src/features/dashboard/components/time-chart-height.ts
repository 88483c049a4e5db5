/** Apart from the chart, so that room for it is left before its files have come. */
export const timeChartHeight = 240;
