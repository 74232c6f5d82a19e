interface OnboardingStep {
  label: string;
  /** In percent. */
  at: number;
}

/** A step is ticked once progress reaches its threshold. */
export function tickSteps<T extends OnboardingStep>(steps: T[], progress: number): (T & { done: boolean })[] {
  return steps.map((step) => ({ ...step, done: progress >= step.at }));
}
