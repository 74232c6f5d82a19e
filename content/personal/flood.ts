import type { PersonalLineWords } from '../schema.ts';

export default {
  order: 7,
  name: 'Flood',
  reviewed: '2026-11-15',
  card: {
    line: 'For rising water, inside the mapped zone or far from it',
    forWhom:
      'You need this if water could reach your floor from the street, a bayou or the Gulf, even if no lender has ever asked you for it.',
  },
  meta: {
    title: 'Flood insurance in Texas: national program and private',
    description:
      'What the national program (NFIP) and private flood pay, why the wait is typically 30 days, and what eight inches of water costs a household with a policy.',
  },
  hero: {
    title: 'Flood insurance',
    subtitle: 'Rising water is not in your homeowners policy.',
    description:
      'It takes very little. A few inches indoors means floors, drywall, wiring and furniture. We compare the national program with private flood while the sky is clear.',
  },
  picture: {
    scene: 'flood',
    alt: 'Model of a white two-story house in flood water behind a ring of sandbags, with a car half under, two people in a boat and a water gauge.',
  },
  rise: {
    label: 'Let the water rise',
    dry: {
      scene: 'homeowners',
      alt: 'The same house on a dry day: a pickup in the street, a blue car in the driveway, people on the walk and flower beds along the porch.',
    },
    levels: ['A dry street', 'Water in the street', 'Water on the lawn', 'Water at the door', 'Water around the house'],
  },
  overview: {
    heading: 'A burst pipe is not a flood',
    lead: 'A pipe that bursts is usually a homeowners claim. A flood is surface water: a bayou over its banks, a street that fills, a surge. As a rule it must cover two acres of normally dry land, or two properties.',
    paragraphs: [
      'Two roads lead to a policy. The National Flood Insurance Program (NFIP), run by FEMA and sold through agents and insurers, offers up to $250,000 on a home and $100,000 on its contents. Congress renews it for short periods; when it lapses, no new policy can be sold. Private flood may go higher, pay rent while you are out, and start sooner. A private insurer may also choose not to renew.',
      'The NFIP pays replacement cost on the building only if it is a single-family house, your principal residence, and insured to 80% of its replacement cost or to the program’s maximum. Rentals and second homes are paid at actual cash value. A signed, sworn proof of loss is due within 60 days of the flood, whether or not anyone asks for it, unless FEMA extends the time.',
      'The flood map is a lender’s tool. A special flood hazard area tells a bank when to require insurance. It does not tell water where to stop.',
    ],
  },
  covers: {
    heading: 'What we cover when water rises',
    picture: {
      scene: 'rental_property',
      alt: 'Model of two attached houses being emptied: a movers’ truck with its ramp down, boxes, a sofa and a lamp on the sidewalk.',
    },
    items: [
      { title: 'The building', text: 'Foundation, walls, floors, wiring, furnace and water heater.', at: 'windows' },
      { title: 'What is inside', text: 'Contents are a separate limit. Leave it off and only the structure is insured.', at: 'furniture' },
      { title: 'Drying and cleaning', text: 'Pumping out, drying and treating what can be saved, as part of the loss.', at: 'front_door' },
      { title: 'Debris removal', text: 'Hauling off what the flood ruined or left behind in the house.', at: 'garden' },
      {
        title: 'Getting ahead of the water',
        text: 'A small allowance for sandbags, pumps and moving belongings to safety.',
        at: 'moving_truck',
      },
      {
        title: 'Increased cost of compliance',
        text: 'Up to $30,000 under the national program toward raising, moving or demolishing a badly flooded house when local rules require it.',
        at: 'second_house',
      },
    ],
  },
  highlights: {
    lead: 'Facts to know before there is a forecast.',
    cards: [
      {
        title: 'The waiting period',
        text: 'The wait is typically 30 days in the national program, with exceptions for a loan closing and some map changes. Private insurers differ.',
        figure: { value: '30', unit: 'days' },
      },
      {
        title: 'Program limits',
        text: 'A house worth more than $250,000 to rebuild can outgrow the national program. Excess flood starts where that limit ends.',
      },
      {
        title: 'Contents, depreciated',
        text: 'The national program pays contents at actual cash value. An eight-year-old sofa is paid as one, whatever a new sofa costs.',
      },
      {
        title: 'No hotel, no rent',
        text: 'Living expense is not in the national policy. If months of rent would hurt, look at private flood for that line.',
      },
      {
        title: 'Elevation certificate',
        text: 'A surveyor’s record of how high your floor stands. A national quote no longer always needs it, yet it may help yours.',
      },
      {
        title: 'What the lender requires',
        text: 'Inside a mapped high-risk zone, most mortgages demand flood insurance. Outside it nobody asks, and the loss is still yours.',
      },
      {
        title: 'Under a raised floor',
        text: 'In an elevated house, rooms below the living floor get little. Fences, pools, decks and gardens get nothing. Store accordingly.',
      },
    ],
  },
  enhancements: {
    lead: 'Not every insurer offers these. On eligible policies they come at additional cost.',
    items: [
      'Excess flood above program limits',
      'Private flood with higher limits',
      'Rent and hotel while you repair',
      'Replacement cost on contents',
      'Pools and detached structures',
      'Sewer backup on the home policy',
      'Comprehensive on your cars',
    ],
  },
  example: {
    title: 'Eight inches, outside the zone',
    story:
      'Rain stalls over a street no lender ever asked about, and eight inches stand in the house. The family had bought a national program policy the year before, with a $2,000 deductible on the building and another on contents. The house is their principal residence, insured to 80% of its replacement cost. New furniture costs $22,000; the old was worth $13,000.',
    rows: [
      { label: 'Repairing the building', amount: '$58,000' },
      { label: 'Buying the contents again', amount: '$22,000' },
      { label: 'Rent elsewhere, 4 months at $2,250', amount: '$9,000' },
      { label: 'What the flood cost', amount: '$89,000', total: true },
      { label: 'Building payment, $58,000 less $2,000', amount: '−$56,000' },
      { label: 'Contents payment, $13,000 less $2,000', amount: '−$11,000' },
      { label: 'Left to the family', amount: '$22,000', total: true },
    ],
    lesson:
      'Without a policy they carry all $89,000. The $22,000 that remains is depreciation, rent and two deductibles. Had this been a second home or a rental, the building too would have been paid at actual cash value.',
  },
  notCovered: {
    heading: 'What flood insurance usually does not pay',
    items: [
      'Hotel bills, rent or lost wages, under the national program.',
      'The car in the driveway: that is comprehensive, on your auto policy.',
      'Sewer backup or seepage with no flood around the house.',
      'Mold that grew because nobody dried what could be dried.',
      'Water that was already coming when you applied.',
    ],
  },
  texas: {
    title: 'Off the map, under water',
    lead: 'Much of the flooding in recent Texas storms fell outside the mapped high-risk zones, where no lender requires a policy and few owners hold one.',
    points: [
      'Texas sellers and landlords must disclose what they know about past flooding, so ask for the form and read it.',
      'Hurricane season opens June 1. Buy that morning with a 30-day wait and you start in July.',
    ],
  },
  differentiators: [
    {
      icon: 'map',
      title: 'The ground before the map',
      text: 'We ask how high the floor is, where the ditch runs and what neighbors remember. After that we look at the zone.',
    },
    {
      icon: 'percent',
      title: 'Program against private',
      text: 'Same house, two offers: limits, depreciation, rent, wait, and who may end the contract. You see what the lower price gives up.',
    },
    {
      icon: 'umbrella',
      title: 'Wind, water, sewer',
      text: 'One storm can touch three contracts. We lay home, wind and flood policies together and mark where each hands over to the next.',
    },
    {
      icon: 'file-text',
      title: 'Proof of loss, explained early',
      text: 'In the NFIP the sworn form is due in 60 days. We explain it and help you gather receipts; the date remains yours to keep.',
    },
  ],
  workWith: [
    'Bayou and creek neighbors',
    'Coastal homeowners',
    'Buyers near closing',
    'Renters with things to lose',
    'Condo owners on low floors',
    'Owners newly mapped in',
    'Owners far from any zone',
    'Small landlords',
  ],
  questions: [
    'How high is my floor above the street?',
    'On what date would my policy really start?',
    'Would my furniture be paid as new or depreciated?',
    'Who pays the rent if we are out for four months?',
    'Do I need more than $250,000 on the building?',
  ],
  cta: {
    heading: 'Ask while the street is dry',
    lead: 'An address is enough to begin. We come back with national and private options and their waits, and tell you which papers would help.',
  },
  sisters: ['homeowners', 'condo'],
} satisfies PersonalLineWords;
