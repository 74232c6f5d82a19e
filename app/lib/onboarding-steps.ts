interface OnboardingStep {
  label: string;
  /** Progress, in percent, from which the step counts as done. */
  at: number;
}

export function tickSteps<T extends OnboardingStep>(steps: T[], progress: number): (T & { done: boolean })[] {
  return steps.map((step) => ({ ...step, done: progress >= step.at }));
}
