/** @param {number[]} values */
export const median = (values) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
