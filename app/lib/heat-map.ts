interface Risk {
  likelihood: number;
  severity: number;
}

export const rank = ({ likelihood, severity }: Risk) => likelihood * severity;

/** Rows from high to low severity, columns from low to high likelihood, and the risks of each cell. */
export function heatMap<T extends Risk>(risks: T[]) {
  return [5, 4, 3, 2, 1].map((severity) => ({
    severity,
    cells: [1, 2, 3, 4, 5].map((likelihood) => ({
      likelihood,
      rank: rank({ likelihood, severity }),
      risks: risks.filter((risk) => risk.likelihood === likelihood && risk.severity === severity),
    })),
  }));
}
