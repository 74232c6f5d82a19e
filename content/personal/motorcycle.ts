import type { PersonalLineWords } from '../schema.ts';

export default {
  order: 8,
  name: 'Motorcycle',
  reviewed: '2026-11-15',
  card: {
    line: 'For the rider first, then the bike',
    forWhom:
      'You need this if you ride anything with two wheels and a plate, carry a passenger, or have bolted on more than the dealer did.',
  },
  meta: {
    title: 'Motorcycle insurance in Texas, rider first',
    description:
      'Uninsured motorist coverage, passenger liability, custom parts and winter lay-up, and what happens when a driver with minimum limits turns left.',
  },
  hero: {
    title: 'Motorcycle insurance',
    subtitle: 'Cover the rider first, then the chrome.',
    description:
      'Your car policy does not ride along. A motorcycle needs limits, medical coverage and a value for what you bolted on. Above all it needs money for the day a driver did not see you.',
  },
  picture: {
    scene: 'motorcycle',
    alt: 'Model of a desert café with five motorcycles parked outside, two riders on the curving road, cactus, a fuel pump and a windmill.',
  },
  overview: {
    heading: 'When their limits end, yours begin',
    lead: 'In a crash with a car it is the rider who gets hurt, and plenty of drivers carry only the Texas minimum. After their $30,000 is spent, your own uninsured and underinsured motorist limit can take over.',
    paragraphs: [
      'We build the policy outward from that line. Next comes liability, for the passenger behind you as much as the stranger ahead. Then the machine: collision, theft, and a fair figure for pipes, seat, bags and paint.',
      'Canceling in winter looks thrifty. The bike still sits in a garage that can burn or be broken into. Ask about lay-up terms that pause riding coverage and leave comprehensive running.',
    ],
  },
  covers: {
    heading: 'What we cover for riders',
    picture: {
      scene: 'auto',
      alt: 'Model of a street corner by a school: a pickup and a white car at the lights, a cyclist crossing, a yellow bus and children on the crosswalk.',
    },
    items: [
      {
        title: 'Uninsured and underinsured motorist',
        text: 'The pickup turns across your lane with little or no insurance.',
        at: 'pickup',
      },
      {
        title: 'Liability',
        text: 'You clip the car in the next lane. Its repairs, its driver’s injuries and a lawyer for you.',
        at: 'family_car',
      },
      { title: 'Collision', text: 'The car ahead brakes and you do not. Repairs your bike, less the deductible.', at: 'white_car' },
      { title: 'Comprehensive', text: 'Theft, fire, hail, high water, a falling limb.', at: 'street_tree' },
      {
        title: 'Medical payments or injury protection',
        text: 'Two wheels and no crumple zone: the bills that arrive before anyone settles fault.',
        at: 'cyclist',
      },
      { title: 'Roadside', text: 'A flatbed, and someone who knows how to tie down a bike.', at: 'bus_stop' },
    ],
  },
  highlights: {
    lead: 'Lines a rider should know by heart.',
    cards: [
      {
        title: 'What a minimum driver brings',
        text: 'Texas drivers must carry $30,000 per injured person. One night in a trauma unit can pass that. What follows is up to your policy.',
        figure: { value: '$30,000', unit: '' },
      },
      {
        title: 'Your own uninsured motorist limit',
        text: 'Set it as high as the insurer allows, often level with your liability. If you once refused it in writing, ask to reverse that.',
      },
      {
        title: 'Custom parts',
        text: 'A stock valuation pays for a stock bike. List exhaust, bars, seat, paint and electronics, with receipts, or expect a factory-model check.',
      },
      {
        title: 'Passenger liability',
        text: 'Some forms limit or omit injury to the person behind you. If you ever ride two-up, read that clause first.',
      },
      { title: 'Riding gear', text: 'Helmet, jacket, gloves, boots. One slide ruins the lot, and only some policies pay to buy it again.' },
      {
        title: 'Lay-up',
        text: 'Storage terms can pause riding coverage and keep theft and fire in force. Have them lifted before the first ride of spring.',
      },
      {
        title: 'Trailers and long tours',
        text: 'A bike trailer, a sidecar, a hotel when the chain lets go two states away: ask about each by name.',
      },
    ],
  },
  enhancements: {
    lead: 'Riders can ask for these, at additional cost, where an insurer offers them on eligible policies.',
    items: [
      'Custom parts and paint',
      'Helmet and riding gear',
      'Guest passenger liability',
      'Roadside with a flatbed',
      'Trip interruption',
      'Bike or cargo trailer',
      'New-bike replacement',
      'Sidecar',
    ],
  },
  example: {
    title: 'A left turn, and minimum limits',
    story:
      'A driver turns left across a rider who has the green light. The driver is at fault and carries the Texas minimum. Surgery and rehab come to $84,000 and the rider misses $16,000 of pay. The rider’s own underinsured motorist limit is $100,000 per person, and her insurer consented in writing before she settled with the driver.',
    rows: [
      { label: 'Surgery and rehab', amount: '$84,000' },
      { label: 'Lost pay', amount: '$16,000' },
      { label: 'The rider’s damages', amount: '$100,000', total: true },
      { label: 'The driver’s limit for one person', amount: '−$30,000' },
      { label: 'Unpaid without underinsured motorist coverage', amount: '$70,000', total: true },
      { label: 'Her own limit, once the amount is agreed or decided', amount: '−$70,000' },
      { label: 'Left unpaid with it', amount: '$0', total: true },
    ],
    lesson:
      'Seventy percent came from a line the rider had chosen. It is not automatic: without written consent before settling she could have lost it, and an insurer may wait for an agreement or a judgment.',
  },
  notCovered: {
    heading: 'What a motorcycle policy usually skips',
    items: [
      'Racing, track days and stunt riding.',
      'Accessories beyond a small built-in sum, unless listed.',
      'Delivering food or parcels for pay.',
      'Anyone in your household whom you excluded by name, in writing.',
      'Tires, batteries and mechanical failure.',
    ],
  },
  texas: {
    title: 'Helmets, limits and left turns',
    lead: 'The Texas minimum of 30/60/25 applies to motorcycles as it does to cars.',
    points: [
      'Riders under 21 must wear a helmet. From 21 on, the law excuses only those who have completed an approved course or carry qualifying health insurance. That is the rule; our advice is to wear one.',
      'Fault is divided by percent here, so witnesses to signal and speed matter. Photograph the scene if you are able.',
    ],
  },
  differentiators: [
    {
      icon: 'user',
      title: 'Your injuries come first',
      text: 'Most quotes open with the bike. Ours open with you: health plan, disability coverage, uninsured motorist limit. The machine comes after that.',
    },
    {
      icon: 'wrench',
      title: 'A build sheet on file',
      text: 'We keep a dated list of parts, receipts and photos. When you change the pipes, send a message and the list changes.',
    },
    {
      icon: 'calendar',
      title: 'Storage without a hole',
      text: 'Before you park for winter we explain what stops and what stays. We aim to ask in spring; turning riding coverage back on remains yours.',
    },
    {
      icon: 'message',
      title: 'Plain talk about your record',
      text: 'A ticket, a lapse, a brand-new license: say it at the start. We show you what each application asks and why.',
    },
  ],
  workWith: [
    'Daily commuters',
    'Weekend riders',
    'Touring couples',
    'New riders',
    'Riders coming back to it',
    'Custom builders',
    'Scooter owners',
    'Owners of several bikes',
  ],
  questions: [
    'How much uninsured motorist coverage do I have per person?',
    'What if my passenger is hurt and I am at fault?',
    'What would I be paid for the bike as it stands today?',
    'Are my helmet, jacket and boots insured?',
    'What stays in force while the bike is laid up?',
  ],
  cta: {
    heading: 'Tell us how you really ride',
    lead: 'Photos, parts list, miles, and who sits behind you. We look for limits that fit the rider and a value that fits the machine.',
  },
  sisters: ['auto', 'classic-auto'],
} satisfies PersonalLineWords;
