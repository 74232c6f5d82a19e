import type { IndustryWords } from '../schema.ts';

export default {
  order: 5,
  name: 'Energy',
  reviewed: '2026-11-15',
  card: {
    line: 'Operators, oilfield service, midstream and renewables',
    goesWrong:
      'A well gets away, a crew ruins the hole, a tank truck rolls, hail crosses a solar field, and a contract names the payer before any policy does.',
    wePlace:
      'Control of well, sudden pollution, underground resources and equipment, rig and tool floaters, hauling auto, excess, solar and battery property.',
  },
  meta: {
    title: 'Energy insurance: oilfield, midstream, renewables',
    description:
      'Control of well, pollution, downhole damage, hauling and solar coverage for Texas energy firms, read against the agreements that decide who pays.',
  },
  hero: {
    title: 'Energy insurance',
    subtitle: 'Whose well is it, and what did you sign?',
    description:
      'In the oil patch a service agreement says whose loss it is, and insurance backs up what you signed. We read the insurance pages, then place well, pollution, equipment and hauling coverage to follow them. Solar, wind and batteries get programs of their own.',
  },
  picture: {
    scene: 'energy',
    alt: 'Model of an oil lease with an orange pumpjack, two white storage tanks, drums and a pickup, rows of solar panels in front and two wind turbines behind.',
  },
  approach: {
    note: 'Well, contract, wheels',
    statement:
      'An operator owns the well. A wireline crew works inside someone else’s. A solar owner has no well, only acres of glass. A policy written for one may do little for the others, so we first write down what you own, what you have signed and what leaves your yard on wheels.',
    steps: [
      {
        title: 'Master service agreements',
        text: 'Listed by customer: limits, waivers, additional insured terms, and who promised to pay for whom. Your attorney judges what holds; we look for conflicts with the policy before a crew is on location.',
      },
      {
        title: 'Write up the jobs',
        text: 'Depth, pressure, fluids hauled, hot work, road miles, battery spacing. Each goes to underwriters with the procedure you use to control it.',
      },
      {
        title: 'Line up the layers',
        text: 'Primary, pollution, auto and excess are set side by side, so that a loss is less likely to fall between two insurers’ definitions.',
      },
    ],
  },
  why: {
    heading: 'Four checks Benchmark makes on a lease',
    picture: {
      scene: 'environmental',
      alt: 'Model of a site with a tracked drill rig, an excavator, drums inside a curbed pad, a lab cabin, a white pickup, and crew sampling a pond with herons.',
    },
    reasons: [
      {
        title: 'Whose hole is it?',
        text: 'Contractors get offered “blowout insurance” meant for well owners. Control of well is for those with a share in the well; crews need underground coverage.',
        at: 'drill_rig',
      },
      {
        title: 'Pollution reporting deadlines',
        text: 'A pollution buy-back returns part of what liability excludes, if the release is found and reported within set days. Your foremen should have those days on one page.',
        at: 'drums',
      },
      {
        title: 'Salt water and neighbors',
        text: 'Brine in a stock tank makes the rancher downhill a claimant. The saline and cleanup wording decides what he is paid from.',
        at: 'pond',
      },
      {
        title: 'Crew driving',
        text: 'Crews drive far and tired. Driver list, cameras and hours policy go to market together, because auto shapes the price of excess.',
        at: 'pickup',
      },
    ],
  },
  products: {
    lead: 'What each line pays, and for whom. Operators and contractors seldom need the same list.',
    lines: [
      {
        line: 'Control of well',
        pays: 'The owner’s cost of bringing a wild well under control and, as further parts of the form, redrilling it and cleaning up what escaped.',
        who: 'Operators, working interest owners',
      },
      {
        line: 'Sudden and accidental pollution',
        pays: 'Abrupt releases found and reported within set days, as a buy-back from the liability exclusion. Slow leaks need a site policy.',
        who: 'Nearly everyone on a lease',
      },
      {
        line: 'Underground resources and equipment',
        pays: 'Damage your work does to someone else’s hole, casing, formation or reserves, up to a sublimit. The cost of controlling the well is usually left out.',
        who: 'Wireline, cementing, workover crews',
      },
      {
        line: 'Saline contamination',
        pays: 'Salt water harm to land, crops or water wells, which many oilfield liability forms exclude by endorsement.',
        who: 'Operators, disposal and water haulers',
      },
      {
        line: 'Rig, tool and equipment floaters',
        pays: 'Gear damaged on location or in transit. Tools below the rotary table, meaning down the hole, often have separate terms, or none.',
        who: 'Service and drilling contractors',
      },
      {
        line: 'General liability',
        pays: 'Injury and damage to others on location and in the yard. Oilfield forms often take out pollution, the hole and the property you work on; the lines above give parts of that back.',
        who: 'Every firm on a lease',
      },
      {
        line: 'Workers’ compensation, land and water',
        pays: 'Treatment and part of lost wages for your hands. Over water the Jones Act (crews of vessels) and the federal longshore act (docks, some platforms) can take over, each by its own endorsement.',
        who: 'Crews; check any dock or offshore job',
      },
      {
        line: 'Hauling and crew auto',
        pays: 'Highway injury and damage. A spill of the load needs added pollution wording for covered autos.',
        who: 'Water, crude and crew trucks',
      },
      {
        line: 'Excess liability',
        pays: 'More limit on top of the policies beneath it. Ask whether it follows their pollution and underground parts or drops them.',
        who: 'Anyone under a large operator’s terms',
      },
      {
        line: 'Solar, wind and battery property',
        pays: 'Panels, inverters, turbines and lost revenue after covered damage. Hail commonly has a sublimit and a percent deductible.',
        who: 'Renewable owners and lenders',
      },
    ],
  },
  exposures: [
    {
      title: 'Loss of control',
      text: 'A kick, pressure pushing up the hole, gets ahead of the mud. Well-control specialists, a relief well and cleanup are billed by the day.',
    },
    {
      title: 'Other people’s property',
      text: 'A parted string of pipe, a dropped tool, a backhoe on somebody’s gathering line. General liability can exclude the very property you are working on.',
    },
    {
      title: 'Hot work near vapor',
      text: 'Someone welds on a tank that was never gas-freed. One flash can take a life, the tank battery and the production.',
    },
    {
      title: 'Hail on glass, fire in a container',
      text: 'One storm can cross a hundred acres of glass. One battery fire can condemn the containers beside it.',
    },
  ],
  notCovered: {
    heading: 'What oilfield policies usually leave out',
    items: [
      'Pollution under plain general liability. Without a buy-back or a site policy, most releases are excluded.',
      'Control of a well you have no interest in. A contractor relies on its contract and its underground coverage.',
      'Doing your job over. A failed cement job is not repumped at the insurer’s expense.',
      'Plugging, site restoration and lease obligations. Those call for financial security, not insurance.',
      'Microcracks in panels that still make power, unless the form says otherwise.',
    ],
  },
  figure: {
    kind: 'ground',
    scene: 'well',
    heading: 'Same hole, two policies',
    lead: 'Near the surface most firms on a lease look to the same policies; down the hole it depends on whose well it is.',
    shows:
      'Section through the ground: a rig, tanks, a truck, a pond and a water well on the surface; fresh water below; a cased hole whose pipe string has parted at 9,200 feet, with a dashed sidetrack drilled around it.',
    bands: [
      {
        name: 'Road and pad',
        policies: [
          { line: 'Hauling and crew auto', pays: 'Injury and damage on the highway. A spilled load needs added pollution wording.' },
          {
            line: 'Sudden and accidental pollution',
            pays: 'Abrupt releases, found and reported within set days. A slow leak needs a site policy.',
          },
        ],
      },
      {
        name: 'Pasture and water wells',
        policies: [
          {
            line: 'Saline contamination',
            pays: 'Salt water harm to land, crops or water wells. Many oilfield liability forms exclude it by endorsement.',
          },
        ],
      },
      {
        name: 'The hole',
        policies: [
          {
            who: 'You own the well',
            line: 'Control of well',
            pays: 'Bringing a wild well under control and, as further parts of the form, redrilling and cleanup.',
          },
          {
            who: 'You work in it',
            line: 'Underground resources and equipment',
            pays: 'Damage to someone else’s hole or casing, up to a sublimit. Controlling the well is usually left out.',
          },
        ],
      },
      {
        name: 'At the bottom',
        policies: [
          { line: 'The operator sends the bill', pays: 'Under the work ticket the crew’s foreman signed that night.' },
          {
            line: 'The crew runs out of limit',
            pays: '{Underground coverage pays its limit} of underground coverage, and an excess policy that excludes underground damage.',
          },
        ],
      },
    ],
    mark: { value: '9,200 feet', text: 'A workover crew’s string parts. Fishing fails, and the operator drills a sidetrack.' },
    reading: {
      row: 'Left with the contractor',
      text: 'left with the contractor: a claim of {Operator’s claim}, a limit of {Underground coverage pays its limit}, and one signed ticket in between.',
    },
    copper: 'Where the string parted',
    note: 'Illustrative. Model, not to scale.',
  },
  layout: {
    after: { approach: ['wrong'], products: ['loss', 'leftOut'], serve: ['texas'], faq: ['words'] },
    headings: { products: 'Products and services from pad to panel', words: 'Words from the doghouse' },
  },
  loss: {
    title: 'A parted string and a one-page work ticket',
    story:
      'A workover crew parts its string at 9,200 feet. Fishing, the attempt to pull the broken pipe, fails, and the operator drills a sidetrack around it. Under the master agreement, damage to the hole belonged to the operator. But the ticket the crew’s foreman signed that night said its own terms controlled, and it made the contractor pay for its negligence. The operator sends the bill. The contractor’s underground resources and equipment limit is $1,000,000, and its excess policy excludes underground damage.',
    figures: [
      { label: 'Fishing attempts', amount: '$180,000' },
      { label: 'Sidetrack and redrilling', amount: '$1,220,000' },
      { label: 'Operator’s claim', amount: '$1,400,000' },
      { label: 'Underground coverage pays its limit', amount: '−$1,000,000' },
      { label: 'Left with the contractor', amount: '$400,000', total: true },
    ],
    lesson:
      'A sentence in the master agreement saying that it prevails over any later ticket could have kept the loss with the operator. So could a rule that foremen sign for hours, never for terms.',
  },
  texas: {
    title: 'Oilfield indemnity, financial\u00a0security and hail',
    lead: 'An oilfield promise to pay for another party’s negligence is generally void under Civil Practice and Remedies Code chapter 127 unless insurance supports it on that chapter’s terms.',
    points: [
      'A mutual, or knock-for-knock, indemnity holds only up to the coverage and limits both sides agreed to carry; for a one-way indemnity, the insurance required may not exceed $500,000.',
      'Damage to the reservoir or the well bore, property damage from pollution and the cost of controlling a wild well fall outside it, so there the contract’s own words carry the weight.',
      'Operators post financial security with the Railroad Commission of Texas, in general by depth or number of wells; confirm the current figure before you file.',
      'Wind and solar leases, and battery leases signed since September 1, 2025, must provide for removing the equipment and for financial assurance (Utilities Code chapters 301 to 303). For solar, ask in every quote whether hail stow, tilting the panels before a storm, is a condition.',
    ],
    sources: ['Civil Practice and Remedies Code chapter 127', 'Utilities Code chapters 301 to 303', 'Railroad Commission of Texas'],
  },
  words: ['master-service-agreement', 'knock-for-knock', 'working-interest', 'seepage', 'downhole'],
  serve: [
    'Oil and gas operators',
    'Working interest owners',
    'Drilling contractors',
    'Workover rigs',
    'Wireline crews',
    'Water haulers',
    'Pipeline contractors',
    'Midstream gatherers',
    'Solar owners',
    'Wind developers',
    'Battery storage',
  ],
  faq: {
    heading: 'Questions energy firms ask',
    first: ['additional-insured', 'certificate', 'percent-deductible', 'what-you-need'],
  },
  posts: ['certificates-without-the-back-and-forth', 'what-a-good-renewal-looks-like', 'texas-claim-clock-explained'],
  contact: {
    heading: 'Which agreement do you work under most?',
    lead: 'Email it with your current policies and a driver list. Operators, crews and solar owners get different questions back, so say in a line which you are and where your next job is.',
  },
} satisfies IndustryWords;
