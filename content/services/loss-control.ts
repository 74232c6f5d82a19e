import type { LossControlWords } from '../schema.ts';

export default {
  order: 4,
  name: 'Loss Control',
  reviewed: '2026-11-15',
  card: { line: 'Site surveys, fixes with owners, and a storm plan' },
  meta: {
    title: 'Loss control and emergency response planning',
    description:
      'Site surveys, leak detection, fleet and hot-work controls, and a storm timeline that starts 120 hours before the wind, with an owner for every block of work.',
  },
  hero: {
    title: 'Loss control',
    subtitle: 'Fix the small things while they are small',
    description:
      'We walk your site, write down what could go wrong, rank the fixes and give each one an owner and a date. Then we help you rehearse the day when something goes wrong anyway.',
  },
  picture: {
    scene: 'loss_control',
    alt: 'Model of a brick plant during a drill: a fire engine with hoses out, two people inspecting the flat roof, and staff gathered at an assembly point',
  },
  intro: {
    heading: 'A short list that gets done',
    paragraphs: [
      'A forty-page report impresses nobody if page one is still open a year later. We aim for ten items or fewer per site, each with a reason, a rough cost, a person and a due date. Surveys are done by Plumb Line Loss Control, a company of our group that charges for its work; you may use your own surveyor.',
      'Insurers send their own engineers too, and their recommendations come with deadlines. Miss one and the next letter may change your terms. Send us both lists and we put them on one sheet by due date, which you can hand to whoever does the work.',
    ],
  },
  surveys: {
    heading: 'What we look at, and why',
    items: [
      {
        title: 'Roofs',
        text: 'Age, covering, drains, flashing and what is bolted on top. A dated photo plan per roof is the first thing an adjuster and an underwriter ask for.',
      },
      {
        title: 'Electrical panels',
        text: 'An infrared scan under normal load finds loose lugs and overloaded breakers that look fine to the eye.',
      },
      {
        title: 'Water',
        text: 'Shutoffs found, labeled and turned. Leak sensors at heaters, risers and break rooms, with an alarm that reaches a person.',
      },
      {
        title: 'Hot work and contractors',
        text: 'A permit for each torch or grinder, a fire watch after it stops, and proof of insurance before the truck is let in.',
      },
      {
        title: 'Vehicles',
        text: 'Telematics only helps if someone coaches from it. We set the three alerts worth a conversation and ignore the rest.',
      },
      {
        title: 'Floors and lifting',
        text: 'Where people fall, reach and twist: mats, lighting, storage height, and team lifts that crews will really use.',
      },
      {
        title: 'Return to work',
        text: 'Light-duty jobs listed before anyone is hurt, so a doctor’s note leads to a task and not to weeks at home.',
      },
    ],
  },
  emergency: {
    heading: 'Emergency response',
    paragraphs: [
      'A plan fits on two pages: a call tree with three phone numbers per role, a drawing of every shutoff, vendors on retainer, and who may spend money without asking. Keep a paper copy. Phones die first.',
      'The timeline counts hours to the forecast arrival of tropical-storm-force winds (39 miles an hour and up) at your site, which comes well before landfall. All outdoor work is finished before they arrive. An evacuation order overrides this plan at once: leave, whatever is still open on the list. Change the names to yours, then rehearse in May.',
    ],
    storm: [
      {
        hours: 120,
        title: 'Watch and read',
        actions: [
          'Name one decision maker and a deputy; look up your evacuation zone',
          'Read the named-storm deductible and the claim phone numbers',
          'Do not count on buying or raising coverage now',
        ],
        owner: 'General manager',
      },
      {
        hours: 96,
        title: 'Record',
        actions: ['Film every roof, room and yard, narrating the date', 'Save the film and the asset list away from the site'],
        owner: 'Facilities lead',
      },
      {
        hours: 72,
        title: 'Call in help',
        actions: [
          'Activate generator, roof and water-removal retainers',
          'Clear drains, gutters and roof debris',
          'Fill fuel tanks and test the generator under load',
        ],
        owner: 'Facilities lead',
      },
      {
        hours: 48,
        title: 'Secure and lift',
        actions: [
          'Move stock and electronics off the floor',
          'Secure signs and trailers and lower mobile-crane booms',
          'Set tower cranes to weathervane as the manufacturer directs; never tie them down',
          'Send vehicles to high ground',
        ],
        owner: 'Operations supervisor',
      },
      {
        hours: 24,
        title: 'Shut down',
        actions: [
          'Stop production in the written order',
          'Set shutters, barriers and sump pumps; outdoor work ends here',
          'Close gas and process valves; leave fire protection on',
          'Run the call tree and send people home',
        ],
        owner: 'Shift supervisor',
      },
      {
        hours: 12,
        title: 'Lock and leave',
        actions: [
          'Check that shutters, barriers and pumps are set; start no new outdoor work',
          'Sign the checklist, lock the gate and leave',
        ],
        owner: 'Security lead',
      },
      {
        hours: 0,
        title: 'Nobody on site',
        actions: [
          'Tropical-storm winds arrive: nobody goes out',
          'Stay away until officials reopen the roads',
          'Watch remote sensors and keep a log of alarms',
        ],
        owner: 'Decision maker, off site',
      },
    ],
    after: {
      heading: 'After the storm, in this order',
      items: [
        'Wait for an all-clear on power lines, gas and structure before anyone enters.',
        'Film the same route you filmed before the storm, slowly, with the date spoken.',
        'Stop further damage: tarp, pump, board. Keep samples and every receipt.',
        'Give written notice to each insurer, flood and wind separately, and copy your advisor.',
        'Start a loss ledger on day one: hours, rentals, spoiled stock, lost orders.',
        'Within 30 days, meet and change the plan where it failed.',
      ],
    },
  },
  parts: [
    {
      heading: 'Freeze and heat run on shorter clocks',
      paragraphs: [
        'For a freeze, three days is generous. Give one person per building the thermostat floor, the drip list and the valve for every vacant suite, and have sprinkler contractors check wet pipes in attics and docks beforehand.',
        'Heat builds over a week. New and returning workers need a slower first two weeks, water within reach, shade, and a crew lead who can stop a job without a phone call.',
      ],
    },
  ],
  loss: {
    title: 'Six minutes or ninety',
    story:
      'Two office buildings have the same burst supply line at 2 a.m. In the first, the night guard finds a tagged valve in six minutes. In the second, the drawing is in a locked office and water runs for an hour and a half, down through two more floors.',
    figures: [
      { label: 'Slow building: water removal and drying', amount: '$64,000' },
      { label: 'Walls, ceilings and finishes', amount: '$121,000' },
      { label: 'Rent lost during repairs', amount: '$35,000' },
      { label: 'Slow building in total', amount: '$220,000', total: true },
      { label: 'Quick building: carpet and drying', amount: '$11,000' },
      { label: 'Difference', amount: '$209,000', total: true },
    ],
    lesson:
      'A brass tag, a drawing at the guard desk and one practice run. The first building had a carpet problem; the second had displaced tenants.',
  },
  notCovered: {
    heading: 'What a survey is not',
    items: [
      'It is not a code inspection or a promise that you comply with any safety law. That duty stays with the owner and employer.',
      'Fixing an item does not oblige an insurer to lower a premium or accept a risk.',
      'We see what is open and visible that day, not what is behind walls.',
      'Our advisors do not dispatch crews. In an emergency dial 911, then your own vendors.',
    ],
  },
  texas: {
    title: 'Three Texas seasons that test a plan',
    lead: 'Winter can bring a hard freeze with the power out, summer brings weeks over 100 degrees, and hurricane season runs from June through November.',
    points: [
      'Once a storm is in the Gulf, insurers and the Texas Windstorm Insurance Association (TWIA) usually stop binding or raising coverage, so the useful work is finished by the end of May.',
      'If you carry workers’ compensation here, your insurer must offer accident prevention services, such as surveys and training, at no additional charge (Labor Code chapter 411). Few employers ask; we can put the request in for you.',
      'Evacuation orders come from your county judge or mayor, and they come before any insurance duty.',
    ],
    sources: ['Labor Code chapter 411', 'Texas Windstorm Insurance Association (TWIA)'],
  },
  next: {
    heading: 'Pick one building to start with',
    text: 'Choose the site that worries you and send its address, last survey and any open recommendations. We agree on a date to walk it, and you get a ranked list with owners and dates.',
  },
} satisfies LossControlWords;
