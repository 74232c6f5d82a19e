import type { OnboardingWords } from '../schema.ts';

export default {
  meta: {
    title: 'Client onboarding, step by step',
    description:
      'Your advisor and the six steps from the type of insurance to the quote. Call, chat or write at any point, and see how far your application has come.',
  },
  title: 'Your onboarding',
  advisor: { label: 'Your advisor', phone: 'Phone', chat: 'Chat', email: 'Email' },
  progress: 0,
  of: 'of your application',
  progressLabel: 'Application progress',
  stepsLabel: 'Steps',
  done: 'done',
  open: 'not yet',
  steps: [
    { label: 'INSURANCE TYPE', at: 5 },
    { label: 'INDUSTRY', at: 15 },
    { label: 'BUSINESS INFO', at: 35 },
    { label: 'LOCATIONS', at: 45 },
    { label: 'PROPERTY INFO', at: 75 },
    { label: 'QUOTE', at: 100 },
  ],
} satisfies OnboardingWords;
