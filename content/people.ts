import type { TeamMember } from './schema.ts';

/** Fictional people; portraits are found by id. */
export default [
  {
    id: 'founder_1',
    name: 'Renata Solís',
    position: 'Co-founder and Chief Executive',
    email: 'renata@benchmark.example',
    linkedin: 'https://www.linkedin.com/benchmark.example/renata-solis',
    description:
      'Renata owned and ran apartment buildings before she sold a policy, and learned what a percent deductible is from a hailstorm. She still walks roofs with new clients. Ask her about the questions a lender’s checklist forgets.',
  },
  {
    id: 'founder_2',
    name: 'Warren Teller',
    position: 'Co-founder and Head of Placement',
    email: 'warren@benchmark.example',
    linkedin: 'https://www.linkedin.com/benchmark.example/warren-teller',
    description:
      'Warren takes accounts to the market. He writes the story an underwriter reads before the spreadsheet: what the building is, what was fixed, why the last loss will not look the same again. He reads every exclusion aloud, slowly, and brings that list to the table before the price.',
  },
  {
    id: 'exec_1',
    name: 'Grace Lindqvist',
    position: 'Director, Real Estate and Hospitality',
    email: 'grace@benchmark.example',
    linkedin: 'https://www.linkedin.com/benchmark.example/grace-lindqvist',
    description:
      'Grace looks after owners of apartments, offices, hotels and bars. She keeps one statement of values per client and argues with it every year. Her first question at a hotel is who holds the key to the pool gate.',
  },
  {
    id: 'exec_2',
    name: 'Daniel Okoye',
    position: 'Director, Construction and Energy',
    email: 'daniel@benchmark.example',
    linkedin: 'https://www.linkedin.com/benchmark.example/daniel-okoye',
    description:
      'Daniel reads the contract before the policy: indemnity clause, additional insured wording, who supplies the crane. Contractors and oilfield service firms call him from the trailer the day before they sign. He will tell you which page to send to your attorney.',
  },
  {
    id: 'exec_3',
    name: 'Noor Haddad',
    position: 'Director, Data and Tools',
    email: 'noor@benchmark.example',
    linkedin: 'https://www.linkedin.com/benchmark.example/noor-haddad',
    description:
      'Noor builds the tools the rest of us lean on: the claim tracker, the certificate desk, the market reader. She has a simple test for any chart: someone must be able to act on it by Friday. She also finds the typo in your roof year.',
  },
  {
    id: 'exec_4',
    name: 'Kenji Arai',
    position: 'Director, Private Client',
    email: 'kenji@benchmark.example',
    linkedin: 'https://www.linkedin.com/benchmark.example/kenji-arai',
    description:
      'Kenji works with households that have more than one home, a collection, people on the payroll, or a trust nobody has shown the insurer. He starts with a list of who owns what, in whose name. It is rarely a short afternoon, and usually a useful one.',
  },
  {
    id: 'exec_5',
    name: 'Helen Brandt',
    position: 'Director, Claims Advocacy',
    email: 'helen@benchmark.example',
    linkedin: 'https://www.linkedin.com/benchmark.example/helen-brandt',
    description:
      'Helen is the voice you hear when something has burned, burst or blown off. She helps you photograph, list and report, keeps the dates, and writes to the insurer when an answer is late. The insurer decides the claim; Helen’s work is to give it a proper file to decide on.',
  },
  {
    id: 'exec_6',
    name: 'Luis Cantrell',
    position: 'Director, Client Service',
    email: 'luis@benchmark.example',
    linkedin: 'https://www.linkedin.com/benchmark.example/luis-cantrell',
    description:
      'Luis runs the desk that answers the phone, Monday to Friday, 8 to 6. Certificates, endorsements, a new truck, a billing notice that makes no sense: it comes to his team. He keeps a list of the questions asked twice and rewrites our letters until nobody needs to.',
  },
] satisfies TeamMember[];

/** The advisor on the onboarding page. */
export const advisor = { id: 'advisor_1', name: 'Elena Marsh', designation: 'Senior Advisor' } as const;
