/** Adds up rows for a linear fit; only sums are kept, so there may be any number of them. */
export interface Fit {
  add(row: Float64Array, target: number): void;
  /** The weights that fit best, drawn towards 0 by `pull` rows' worth of doubt, each measured by how much its feature varies. */
  solve(pull: number): Float64Array;
}

/** Features that vary less than this do not count for more because of it. */
const LEAST_DEVIATION = 0.1;

/** `row[0]` is the constant, which is not drawn anywhere. */
export function makeFit(size: number): Fit {
  // One number more than features: the target goes with them.
  const width = size + 1;
  const products = new Float64Array(width * width);
  let count = 0;
  const used = new Int32Array(width);
  return {
    add(row, target) {
      count++;
      let present = 0;
      for (let i = 0; i < size; i++) if (row[i] !== 0) used[present++] = i;
      for (let a = 0; a < present; a++) {
        const i = used[a];
        const value = row[i];
        for (let b = a; b < present; b++) products[i * width + used[b]] += value * row[used[b]];
        products[i * width + size] += value * target;
      }
    },
    solve(pull) {
      const mean = (i: number): number => products[i] / count;
      const scale = Array.from({ length: size }, (_, i) => {
        const deviation = Math.sqrt(Math.max(0, products[i * width + i] / count - mean(i) ** 2));
        return i === 0 ? 1 : deviation < 1e-6 ? 0 : 1 / Math.max(LEAST_DEVIATION, deviation);
      });
      const targetMean = products[size] / count;
      // Centred and scaled, the constant stands apart: the others are solved without it.
      const kept = scale.flatMap((by, i) => (i > 0 && by > 0 ? [i] : []));
      const matrix = kept.map((i, row) =>
        kept.map((j, column) => {
          const product = products[Math.min(i, j) * width + Math.max(i, j)] - count * mean(i) * mean(j);
          return product * scale[i] * scale[j] + (row === column ? pull : 0);
        }),
      );
      const right = kept.map((i) => (products[i * width + size] - count * mean(i) * targetMean) * scale[i]);
      const solved = solvePositive(matrix, right);
      const weights = new Float64Array(size);
      weights[0] = targetMean;
      kept.forEach((i, k) => {
        weights[i] = solved[k] * scale[i];
        weights[0] -= weights[i] * mean(i);
      });
      return weights;
    },
  };
}

/** Cholesky's way: the matrix is symmetric, and positive because of the doubt on its diagonal. Both are overwritten. */
function solvePositive(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j];
      for (let k = 0; k < j; k++) sum -= matrix[i][k] * matrix[j][k];
      matrix[i][j] = i === j ? Math.sqrt(sum) : sum / matrix[j][j];
    }
    for (let k = 0; k < i; k++) right[i] -= matrix[i][k] * right[k];
    right[i] /= matrix[i][i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) right[i] -= matrix[k][i] * right[k];
    right[i] /= matrix[i][i];
  }
  return right;
}
