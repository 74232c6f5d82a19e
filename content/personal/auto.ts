import type { PersonalLineWords } from '../schema.ts';

export default {
  order: 2,
  name: 'Auto',
  reviewed: '2026-11-15',
  card: {
    line: 'For every driver and every car in the household',
    forWhom: 'You need this if anyone in your home drives: to work, to school with a new license, or with a delivery app open on the dash.',
  },
  meta: {
    title: 'Auto insurance in Texas: why 30/60/25 runs out',
    description:
      'What liability, collision, comprehensive, uninsured motorist and injury protection pay, and how one crash outruns the Texas minimum of 30/60/25.',
  },
  hero: {
    title: 'Auto insurance',
    subtitle: 'The legal minimum is where the conversation starts.',
    description:
      'Texas asks you to carry 30/60/25. One new pickup can cost more than the last of those numbers. We help you compare limits, deductibles and how each insurer treats the drivers you actually have.',
  },
  picture: {
    scene: 'auto',
    alt: 'Model of a school crossing: children on the crosswalk, a yellow bus, a cyclist, a pickup and three cars waiting at the lights.',
  },
  overview: {
    heading: 'What 30/60/25 pays, and to whom',
    lead: 'Read 30/60/25 like this: $30,000 for one person you injure, $60,000 for everyone you injure in that crash, $25,000 for everything you break. It pays other people.',
    paragraphs: [
      'Your own car and your own body need other lines. People say “full coverage” and usually mean liability plus collision and comprehensive. No policy defines the phrase, so we set quotes side by side the way a claim would read them: limit by limit, deductible by deductible, driver by driver.',
      'Households change faster than policies do. A teen gets a permit, someone starts delivering dinner, a car goes off to college. Tell us when it happens rather than at renewal.',
      'Buying your first car? A lender or lessor usually requires collision and comprehensive until the loan is paid, and if you let them lapse it may buy insurance for itself and bill you. You show proof of liability insurance to register the car, at a traffic stop and after a crash. If you carry no collision, uninsured motorist property damage can pay for your own car. After a lapse or certain offenses the state may ask for an SR-22, a filing in which your insurer confirms that you are insured and reports if that ends.',
    ],
  },
  covers: {
    heading: 'What we cover on the road',
    picture: {
      scene: 'fender_bender',
      alt: 'Model of a crash on a street: an orange car with its hood bent up against a green pickup, an ambulance, a patrol car, cones and a dark car driving off.',
    },
    items: [
      {
        title: 'Bodily injury liability',
        text: 'The people in the other car: their injuries, and a lawyer for you, up to the limits.',
        at: 'other_driver',
      },
      {
        title: 'Property damage liability',
        text: 'The pickup, the guardrail, the light pole. Texas asks for $25,000 and repair bills keep going.',
        at: 'pickup',
      },
      { title: 'Collision', text: 'Your own car after a crash, even one with a guardrail, less the deductible.', at: 'your_car' },
      {
        title: 'Comprehensive',
        text: 'Hail, theft, high water, fire, a deer, a falling limb. The deductible is separate from the one for collision.',
        at: 'parked_car',
      },
      {
        title: 'Uninsured and underinsured motorist',
        text: 'For when the driver who hit you has no insurance or too little. After a hit-and-run, the other car usually must have touched yours.',
        at: 'fleeing_car',
      },
      {
        title: 'Personal injury protection',
        text: 'Medical bills and part of lost pay for you and your passengers while fault is still argued.',
        at: 'passengers',
      },
    ],
  },
  highlights: {
    lead: 'Read these with your current policy beside you.',
    cards: [
      {
        title: 'The Texas minimum',
        text: 'Legal, and thin: $30,000 per injured person, $60,000 per crash, $25,000 for property. Whatever a court adds, you owe.',
        figure: { value: '30/60/25', unit: '' },
      },
      {
        title: 'Uninsured motorist, in writing',
        text: 'Texas insurers must offer it and you can refuse it only in writing. Look for an old signature; it may still count.',
      },
      {
        title: 'Injury protection from $2,500',
        text: 'It too must be offered and can be declined only in writing. It often pays sooner than the other driver’s insurer.',
      },
      {
        title: 'New teen drivers',
        text: 'A permit, a license and a car of their own are three different days to an insurer. Call us before each.',
      },
      {
        title: 'Rideshare and delivery',
        text: 'Personal auto usually stops while the app is on. An endorsement can fill part of the gap before a trip begins.',
      },
      {
        title: 'Loan or lease gap',
        text: 'When a financed car is totaled, the insurer pays its value that day. Gap coverage is meant for what you still owe beyond it.',
      },
      {
        title: 'Room for an umbrella',
        text: 'Extra liability sits above auto and home, and demands certain limits underneath. Fall below them and you pay the difference.',
      },
    ],
  },
  enhancements: {
    lead: 'None of these is automatic. They come at additional cost, on eligible policies.',
    items: [
      'Loan or lease gap',
      'Rental car during repairs',
      'Roadside help and towing',
      'Parts from the original maker',
      'New-car replacement',
      'Rideshare and delivery endorsement',
      'Glass with a lower deductible',
      'Custom equipment on trucks',
    ],
  },
  example: {
    title: 'One red light, two injured people, one new pickup',
    story:
      'A driver carrying 30/60/25 runs a light. Two people are hurt, with claims of $48,000 and $22,000. A new pickup worth $58,000 is destroyed and a second car needs $9,000 of work. The driver is wholly at fault.',
    rows: [
      { label: 'Injuries: $48,000 plus $22,000', amount: '$70,000' },
      { label: 'Property: $58,000 plus $9,000', amount: '$67,000' },
      { label: 'What the crash cost other people', amount: '$137,000', total: true },
      { label: 'Injury limits pay $30,000 plus $22,000', amount: '−$52,000' },
      { label: 'Property limit pays', amount: '−$25,000' },
      { label: 'Left for the driver to answer for', amount: '$60,000', total: true },
    ],
    lesson:
      'The worse injury stopped at $30,000, though $8,000 of the per-crash limit went unused. Ask what 100/300/100 would cost before calling the minimum enough.',
  },
  notCovered: {
    heading: 'What an auto policy usually will not do',
    items: [
      'Cover a household member excluded by name, even for one trip to the pharmacy.',
      'Pay while you carry passengers or parcels for hire.',
      'Replace the laptop on the back seat; that belongs to a home or renters policy.',
      'Fix bald tires, worn brakes or an engine that quit.',
      'Pay underinsured motorist claims on request. Get your own insurer’s written consent before you settle with the other side; payment usually waits for an agreement or a judgment.',
      'Stand in for the Mexican policy you need south of the border.',
    ],
  },
  texas: {
    title: 'Fault is shared by percent',
    lead: 'If more than half of the fault is yours, Texas law bars you from recovering from the other driver. Below that, your recovery shrinks by your share.',
    points: [
      'An insurer may exclude a driver only by name and with your written acceptance, so read what you sign.',
      'Hail is a comprehensive loss: a car insured for liability alone is on its own in April.',
      'When you and your insurer disagree about the amount of a loss, chapter 1813 of the Insurance Code requires an appraisal clause in personal auto policies issued or renewed from January 1, 2026. Two appraisers, and if need be an umpire, set the amount; they do not decide whether it is covered.',
    ],
    sources: ['Insurance Code chapter 1813'],
  },
  differentiators: [
    {
      icon: 'users',
      title: 'Every driver on one list',
      text: 'We set each person at your address beside each car and ask the insurer how it treats them. You see exclusions before binding.',
    },
    {
      icon: 'layers',
      title: 'Limits from the top down',
      text: 'You get three sets of limits, highest first, with the premium for each. What every step down gives up is written next to it.',
    },
    {
      icon: 'calendar',
      title: 'Dates that change a policy',
      text: 'Sixteenth birthday, first apartment, paid-off loan. We note the ones you tell us and aim to ask in time; the dates remain yours to keep.',
    },
    {
      icon: 'car',
      title: 'Repair choices made early',
      text: 'Parts, shops and rental days differ by insurer. Better to choose them now than from the passenger seat of a tow truck.',
    },
  ],
  workWith: [
    'Commuters',
    'Parents of new drivers',
    'College students',
    'Retired couples',
    'Rideshare drivers',
    'Multi-car households',
    'Newcomers to Texas',
    'Pickup and trailer owners',
  ],
  questions: [
    'If I cause a crash tomorrow, how many dollars stand behind me?',
    'Did I ever sign away uninsured motorist or injury protection?',
    'Who at my address is excluded or not listed at all?',
    'Does my policy stop when a delivery app is on?',
    'Are my limits high enough for an umbrella?',
  ],
  cta: {
    heading: 'See three sets of limits, priced for your household',
    lead: 'Send names, license numbers, VINs and your current policy. You get a side-by-side and decide when you are ready.',
  },
  sisters: ['motorcycle', 'classic-auto'],
} satisfies PersonalLineWords;
