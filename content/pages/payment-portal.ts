import type { PortalWords } from '../schema.ts';
import site from '../site.ts';

export default {
  meta: {
    title: 'Pay an agency-billed premium',
    description:
      'Opens the Benchmark payment portal in a new tab. How to tell an agency bill from a carrier bill, what you need to pay, and how to avoid payment fraud.',
  },
  title: 'Pay a premium',
  lead: 'The payment portal opens beside this page. It takes premiums that Benchmark has billed to you.',
  button: 'Open the payment portal',
  linkText: 'Or follow this link:',
  waiting: 'If no tab appeared, your browser blocked it: use the button or the plain link above.',
  opened: 'The payment portal is open in a new tab. Before you pay, check that its address is the one named above.',
  blocked: 'Your browser did not let the new tab open, which is a usual setting. The button and the link above do the same.',
  have: {
    heading: 'What you need, and which bill it is',
    items: [
      {
        title: 'An invoice from Benchmark',
        text: 'Agency-billed policies carry our name and address at the top and an invoice number. Those are the ones to pay here.',
      },
      {
        title: 'A bill from the carrier',
        text: 'If the bill came from the insurance company or a premium finance company, pay them directly, with the details printed on that bill. Money sent to us may reach them late.',
      },
      {
        title: 'The due date',
        text: 'A payment usually counts when it is received, not when it is started. Bank transfers can take several business days, so leave a margin.',
      },
      {
        title: 'The email for your receipt',
        text: 'Keep the receipt with the policy. It shows that you paid us; the policy and its notices show whether coverage is in force.',
      },
    ],
  },
  safety: {
    heading: 'Pay safely',
    text: `Never send card or bank numbers by email, text or the contact form; we will not ask you to. If a message says that our bank details have changed, do not act on it: call ${site.phone.display}, a number you already know. Paying a late bill does not by itself restore a policy that has lapsed. The portal is an outside application; read its privacy notice before you enter payment details.`,
  },
} satisfies PortalWords;
