import type { PersonalLineWords } from '../schema.ts';

export default {
  order: 5,
  name: 'Classic Auto',
  reviewed: '2026-11-15',
  card: {
    line: 'For cars 25 years or older, kept with care',
    forWhom:
      'You need this if a car 25 years or older lives in your garage, leaves it for pleasure, and is worth more to you than a price guide says.',
  },
  meta: {
    title: 'Classic auto insurance: agreed value for cars 25+',
    description:
      'How agreed value differs from stated value, what limited use and secured storage mean, and what Texas antique and classic plates allow.',
  },
  hero: {
    title: 'Classic auto insurance',
    subtitle: 'For cars 25 years or older that are kept, not used up.',
    description:
      'A classic is worth what informed people agree it is worth. Agreed value writes that figure into the policy, in exchange for limited use and locked storage.',
  },
  picture: {
    scene: 'classic_auto',
    alt: 'Model of a car show at a garage and diner: a teal convertible on a round stand, a yellow and blue roadster, an orange coupe and bunting.',
  },
  overview: {
    heading: 'Agreed value and stated value are not the same',
    lead: 'With agreed value, you and the insurer fix the sum before anything happens, and a covered total loss pays it, less any deductible. Stated value sounds similar and pays differently.',
    paragraphs: [
      'Under a stated amount, the insurer may pay the lesser of your number and the car’s actual cash value on the day. Ten years of paint, chrome and hunting for trim do not show up in that estimate. We check which of the two words your policy uses.',
      'The insurer wants something in return. The car is driven for pleasure, kept behind a lock, and every licensed driver in the household has a regular car insured elsewhere. A daily driver belongs on an ordinary auto policy.',
    ],
  },
  covers: {
    heading: 'What we cover on a classic',
    picture: {
      scene: 'auto_service',
      alt: 'Model of an auto shop: cars on lifts in open bays, stacked tires, a tow truck, a green car waiting, a car wash and people talking.',
    },
    items: [
      {
        title: 'The car at agreed value',
        text: 'The figure on the schedule after a covered total loss. Smaller damage is repaired.',
        at: 'waiting_car',
      },
      {
        title: 'Restoration in progress',
        text: 'A car in pieces has value too, and it rises with each invoice. Some policies follow it.',
        at: 'lift',
      },
      { title: 'Spare parts', text: 'Wheels, trim and engines on the shelf, up to a stated sum.', at: 'spare_tires' },
      { title: 'Towing and transport', text: 'A flatbed instead of a hook, and coverage on the way to a show.', at: 'tow_truck' },
      {
        title: 'Liability on the street',
        text: 'Other people’s injuries cost the same whatever you drive. Match the limits on your everyday car.',
        at: 'street_car',
      },
      {
        title: 'Medical payments at shows',
        text: 'Small bills of a visitor hurt around your parked car, whoever was at fault. Ask whether the form extends to exhibits.',
        at: 'customers',
      },
    ],
  },
  highlights: {
    lead: 'What a collector’s policy does that a commuter’s does not.',
    cards: [
      {
        title: 'Old enough to qualify',
        text: 'Here a classic is a car 25 years or older (25+), in good order, stored securely and driven for pleasure.',
        figure: { value: '25', unit: '+' },
      },
      {
        title: 'The words on the page',
        text: 'The declarations page should read “agreed value” beside a dollar figure. If it reads “stated amount,” ask about the lesser-of clause.',
      },
      {
        title: 'Limited use',
        text: 'Shows, club drives, Sunday mornings. Some insurers set a mileage band; others only bar commuting. We match the rule to your habits.',
      },
      {
        title: 'Secured storage',
        text: 'A locked garage or private building is the usual condition. Carports narrow the choice, so send a photo of where it lives.',
      },
      {
        title: 'Inflation guard',
        text: 'Some policies lift the agreed figure by a set percent over the year. It helps between appraisals and replaces none of them.',
      },
      {
        title: 'How repairs are done',
        text: 'Original parts, a specialist’s hourly rate, the right to keep the wreck: each is a clause, and insurers differ on every one.',
      },
      {
        title: 'Project cars',
        text: 'Tell us the stage: bare shell, painted body or running car. A project value now may become an agreed figure later.',
      },
    ],
  },
  enhancements: {
    lead: 'Collectors may choose among these on eligible policies and at additional cost.',
    items: [
      'Inflation guard on the agreed figure',
      'Spare parts and special tools',
      'Flatbed roadside help',
      'Trip interruption on a tour',
      'Enclosed trailer that hauls the car',
      'Restoration in progress',
      'Right to keep the salvage',
      'Newly bought cars',
    ],
  },
  example: {
    title: 'A 1968 coupe, totaled on the show field',
    story:
      'A 1968 coupe is parked at a show when a runaway trailer rolls into it. Repair makes no sense. The schedule lists an agreed value of $62,000 with a $500 deductible. A price guide that never saw the restoration puts actual cash value at $41,000.',
    rows: [
      { label: 'Agreed value on the schedule', amount: '$62,000' },
      { label: 'Deductible', amount: '−$500' },
      { label: 'Paid under agreed value', amount: '$61,500', total: true },
      { label: 'Actual cash value, the lesser figure under stated value', amount: '$41,000' },
      { label: 'Deductible', amount: '−$500' },
      { label: 'Paid under stated value', amount: '$40,500', total: true },
      { label: 'Difference', amount: '$21,000', total: true },
    ],
    lesson:
      'Same car, same day, same deductible. The $21,000 hangs on one word of the declarations page, and that word can only be changed while the car is whole.',
  },
  notCovered: {
    heading: 'What a classic policy usually excludes',
    items: [
      'The drive to work, to school and to the hardware store.',
      'Racing, timed events and track days, even slow ones.',
      'Rust, mice, dried seals, and paint that cracked with age.',
      'The trailer that carries the car, unless it is listed.',
      'A rise in the market nobody reported: the agreed figure pays and no more.',
    ],
  },
  texas: {
    title: 'Antique plates, classic plates',
    lead: 'Texas has special plates for cars of this age, and they are not alike.',
    points: [
      'Antique plates limit the car to exhibitions, club activities, parades and similar functions, and rule out regular transportation.',
      'Classic plates allow wider driving.',
      'A plate is a registration and not insurance: your policy’s own rule on use still applies, whichever one is on the bumper.',
    ],
  },
  differentiators: [
    {
      icon: 'camera',
      title: 'Photographs taken early',
      text: 'Body numbers, engine bay, underside, interior: the pictures sit in your file, dated, long before anyone has reason to doubt them.',
    },
    {
      icon: 'trending-up',
      title: 'The figure questioned every year',
      text: 'Markets for single models move fast. Before renewal we ask what comparable cars have sold for and whether your number still fits.',
    },
    {
      icon: 'compass',
      title: 'Use rules that fit your season',
      text: 'Cars and coffee every Saturday, or one parade a year? We write down how you really drive and ask each insurer about that.',
    },
    {
      icon: 'wrench',
      title: 'Invoices kept in one place',
      text: 'Send shop bills as they come. A running file of parts and labor supports the next agreed figure better than memory does.',
    },
  ],
  workWith: [
    'Weekend drivers',
    'Home restorers',
    'Muscle car owners',
    'Vintage truck owners',
    'Car club members',
    'Heirs to a parent’s car',
    'Owners of several classics',
    'First-time collectors',
  ],
  questions: [
    'Does my page say agreed value or stated amount?',
    'How far, and for what trips, may I drive it?',
    'What counts as secured storage?',
    'Is the car insured while it is apart at a shop?',
    'When was the agreed figure last raised, and on what proof?',
  ],
  cta: {
    heading: 'Send photos and the story of the car.',
    lead: 'Year, model, storage, use, and what you believe it is worth. We look for insurers willing to agree and show you their conditions.',
  },
  sisters: ['auto', 'motorcycle'],
} satisfies PersonalLineWords;
