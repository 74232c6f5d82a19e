import type { PersonalLineWords } from '../schema.ts';
import site from '../site.ts';

export default {
  order: 1,
  name: 'Homeowners',
  reviewed: '2026-11-15',
  card: {
    line: 'For the house you live in, at today’s cost to rebuild',
    forWhom:
      'You need this if you own and live in a house, answer to a mortgage lender, or have added a room, a roof or a pool since the limit was set.',
  },
  meta: {
    title: 'Homeowners insurance in Texas: limits, roofs, deductibles',
    description:
      'What a homeowners policy pays and leaves out, how a percent wind and hail deductible works, and what an extension to 150% means on a $400,000 dwelling limit.',
  },
  hero: {
    title: 'Homeowners insurance',
    subtitle: 'Insure what it costs to rebuild, not what the house would sell for.',
    description:
      'One number decides most of your policy: the dwelling limit. We measure it first, then help you compare insurers on what they pay, what they hold back and how many dollars of each loss stay with you.',
  },
  picture: {
    scene: 'homeowners',
    alt: 'Model of a white two-story house with a terracotta roof, solar panels, a porch, an attached garage and a pickup on the street.',
  },
  overview: {
    heading: 'Start with the cost to rebuild',
    lead: 'A sale price includes the lot, the school district and the view. A rebuild price is lumber, labor, permits and hauling away what is left. Only the second belongs on your declarations page.',
    paragraphs: [
      'Replacement cost pays to repair with new materials of like kind. Actual cash value subtracts for age and wear first. One policy can use both: replacement cost on the walls, and a roof schedule that pays a shrinking share as the shingles get older. We look for that line before you sign.',
      'If the roof leaks tonight, stop the water, take pictures and keep the receipts before anything else. After that the insurer decides and pays, and its adjuster measures. Your advisor explains the form, helps you document the damage and follows up until you have an answer.',
    ],
  },
  covers: {
    heading: 'What we cover at home',
    picture: {
      scene: 'hail_roof',
      alt: 'Model of a brick house after hail: test squares chalked on the roof, a broken skylight, two inspectors, the owners on the lawn and a dented car.',
    },
    items: [
      {
        title: 'Dwelling',
        text: 'The house and what is attached to it: walls, floors, wiring, built-ins, an attached garage.',
        at: 'wall',
      },
      {
        title: 'The roof',
        text: 'Part of the dwelling, often with a separate deductible and separate payment terms for wind and hail.',
        at: 'test_square',
      },
      {
        title: 'Other structures',
        text: 'Fence, shed, detached garage, even the mailbox. Often a tenth of the dwelling limit unless you raise it.',
        at: 'mailbox',
      },
      {
        title: 'Personal property',
        text: 'What is behind the front door. Jewelry, firearms and cash have low limits.',
        at: 'front_door',
      },
      { title: 'Loss of use', text: 'Rent, meals and other extra costs while a covered loss keeps you out.', at: 'owners' },
      {
        title: 'Liability and medical payments',
        text: 'A guest falls on the walk. Liability defends you and pays damages; medical payments handles small bills, whoever was at fault.',
        at: 'walk',
      },
    ],
  },
  highlights: {
    lead: 'Worth reading before you look at the price.',
    cards: [
      {
        title: 'Extended replacement cost',
        text: 'When lumber and labor jump after a storm, this can pay, on eligible policies, up to 150% of the dwelling limit.',
        figure: { value: '150', unit: '%' },
      },
      {
        title: 'Percent wind and hail deductible',
        text: 'A 2% deductible means 2% of the dwelling limit, not of the damage. On $400,000 you pay the first $8,000.',
      },
      {
        title: 'Roof settlement',
        text: 'Some policies replace an older roof at today’s cost; others pay by a schedule tied to its age. We show you both.',
      },
      {
        title: 'Water backup',
        text: 'Sewer and drain backup is usually left out unless added. Choose a limit that fits floors, cabinets and a week of drying.',
      },
      {
        title: 'Slab and foundation water',
        text: 'A hidden leak under the slab may be excluded, capped, or covered only for reaching the pipe. Texas forms differ widely here.',
      },
      {
        title: 'Ordinance or law',
        text: 'When the city has you rebuild to today’s code, this pays for the new panel or the wider stair, up to its limit.',
      },
      {
        title: 'Service line',
        text: 'Water lines from the meter in and sewer under the yard are usually yours; an overhead power drop usually is not. This can pay to dig and repair.',
      },
    ],
  },
  enhancements: {
    lead: 'Available at additional cost, on eligible policies. Ask to see each one priced on its own line.',
    items: [
      'Extended replacement cost on the dwelling',
      'Water and sewer backup',
      'Hidden foundation water',
      'Underground service lines',
      'Equipment breakdown',
      'Scheduled jewelry, art and firearms',
      'Higher ordinance or law limit',
      'Personal umbrella liability',
    ],
  },
  example: {
    title: 'A $400,000 limit meets a $540,000 rebuild',
    story:
      'A tornado levels the house and half the county needs the same crews. A home insured for $400,000 now costs $540,000 to rebuild. The owner carries a 2% wind and hail deductible and an extension to 150% of the limit. Under this policy the deductible comes off the loss, not off the limit.',
    rows: [
      { label: 'Cost to rebuild after the storm', amount: '$540,000' },
      { label: 'Wind and hail deductible, 2% of $400,000', amount: '−$8,000' },
      { label: 'Paid with the extension (ceiling: 150%, or $600,000)', amount: '$532,000', total: true },
      { label: 'Left to the owner with the extension', amount: '$8,000' },
      { label: 'Most the plain limit could pay', amount: '$400,000' },
      { label: 'Left to the owner without the extension', amount: '$140,000', total: true },
    ],
    lesson:
      'The percent is taken from the limit, so you can know your $8,000 today. The extension raises the ceiling and leaves the deductible alone.',
  },
  notCovered: {
    heading: 'What a homeowners policy usually leaves out',
    items: [
      'Flood. Water that rises from outside needs a separate policy.',
      'Wear, rot, settling, and a roof that was simply old.',
      'Some losses in a house left empty longer than the form allows.',
      'Injuries by certain dogs, or from trampolines and unfenced pools, on some forms.',
      'A business in the garage or nightly paying guests, unless the insurer has agreed.',
    ],
  },
  texas: {
    title: 'Deductibles, appraisal and the coast',
    lead: 'Forms differ, so two policies at one price may not match.',
    points: [
      'By law you pay your deductible (Insurance Code, chapter 707); a roofer may not waive it.',
      'If you and the insurer disagree on the amount of a loss, policies issued or renewed from January 1, 2026 must contain an appraisal clause (chapter 1813): it settles the amount, not coverage.',
      'In a freeze, keep the heat on or drain the pipes.',
      'In 14 coastal counties and part of Harris, wind and hail may have to come from the Texas Windstorm Insurance Association (TWIA), which wants a certificate for the building (WPI-8) and, in general, a claim within one year.',
    ],
    sources: ['Insurance Code chapters 707 and 1813', 'Texas Windstorm Insurance Association (TWIA)'],
  },
  differentiators: [
    {
      icon: 'ruler',
      title: 'A rebuild figure you can correct',
      text: 'We price the house from slab to ridge and hand you the worksheet. The rebuild figure is an estimate; you correct it and choose the limit.',
    },
    {
      icon: 'scale',
      title: 'Deductibles turned into dollars',
      text: 'Our comparison shows what you would pay after hail, after fire and after a burst pipe. Equal premiums can leave you with very different bills.',
    },
    {
      icon: 'search',
      title: 'Roof clauses read first',
      text: 'Roof age, material and payment terms steer most Texas quotes. We ask for the installation papers early so nobody guesses at renewal.',
    },
    {
      icon: 'phone',
      title: 'A name when the hail stops',
      text: `Call ${site.phone.display}, ${site.hours}. Your advisor helps you report the loss and keeps the papers in order.`,
    },
  ],
  workWith: [
    'First-time buyers',
    'Growing families',
    'Empty nesters',
    'Owners of older houses',
    'Acreage and ranch households',
    'Coastal households',
    'Owners with pools',
    'Owners who just remodeled',
  ],
  questions: [
    'What would my house cost to rebuild today, and who worked that out?',
    'How many dollars is my wind and hail deductible?',
    'Would my roof be paid at replacement cost or by a schedule?',
    'What happens if water escapes under the slab?',
    'Do my dog, my pool or my home business change anything?',
  ],
  cta: {
    heading: 'Bring your declarations page. We’ll bring the ruler.',
    lead: 'Send it with the roof’s age and photos of anything you added. We come back with a rebuild estimate and a comparison in dollars.',
  },
  sisters: ['flood', 'condo'],
} satisfies PersonalLineWords;
