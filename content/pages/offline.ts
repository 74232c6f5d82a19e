import type { OfflineWords } from '../schema.ts';

export default {
  meta: {
    title: 'You are offline: how to reach us anyway',
    description:
      'This page needs a connection and there is none right now. The phone still works, and pages you have opened before are kept.',
  },
  title: 'No line of sight.',
  lead: 'This page has not been opened on this device before, and there is no connection to fetch it with. Nothing you typed elsewhere is lost.',
  retry: 'Try again',
  kept: 'Pages kept on this device',
  call: { title: 'The phone needs no internet', text: 'Call us about a claim, a certificate or anything that cannot wait.' },
} satisfies OfflineWords;
