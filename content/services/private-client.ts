import type { PrivateClientWords } from '../schema.ts';

export default {
  order: 6,
  name: 'Private Client',
  reviewed: '2026-11-15',
  card: { line: 'Several homes, a collection, people you employ' },
  meta: {
    title: 'Private client insurance for complex households',
    description:
      'For households with several homes, collections, staff or trusts: high-value home, excess flood, umbrella and an advisory review that starts with who owns what.',
  },
  hero: {
    title: 'Private client',
    subtitle: 'For households that no longer fit on one policy',
    description:
      'A second home, a trust, a nanny, a boat, a seat on a board: each is easy to insure alone and easy to forget together. We draw the whole household on one page and place coverage that matches it.',
  },
  picture: {
    scene: 'private_client',
    alt: 'Model of a hillside property with a long pool, a guest house, a convertible, a boat on a trailer, a sculpture and rows of vines',
  },
  overview: {
    heading: 'The list of who owns what',
    paragraphs: [
      'We begin with names, not with rooms. Which person, trust or company holds each house, car, boat and painting? Who drives, who works there, who sleeps over? An insurer owes its promise to the people and entities named in the policy, so the list decides more than the limit does.',
      'Then we bring renewal dates together, set one umbrella over everything and write down what is deliberately not insured. You get that page in plain words.',
    ],
  },
  serve: {
    heading: 'Who tends to call us',
    items: [
      {
        title: 'Families with several homes',
        text: 'A city house, a place at the coast, land in the Hill Country, each with different weather and different neighbors.',
      },
      { title: 'Collectors', text: 'Art, wine, watches, instruments or cars that need an agreed figure and care in transit.' },
      {
        title: 'Household and ranch employers',
        text: 'Anyone who pays a nanny, housekeeper, caregiver or driver, and separately, anyone with ranch hands.',
      },
      { title: 'Trustees and family offices', text: 'People who must show that title, insurance and loan papers agree.' },
      {
        title: 'Directors and public figures',
        text: 'Board members, officials and others whose name draws letters, claims or fraud attempts.',
      },
    ],
  },
  coverages: {
    heading: 'The policies that usually carry it',
    rows: [
      {
        line: 'High-value home',
        pays: 'Rebuilding in kind, with craftsmanship counted. On eligible policies, extended replacement cost and a cash settlement option if you choose not to rebuild.',
        who: 'Custom, historic or large homes',
      },
      {
        line: 'Excess flood',
        pays: 'Flood loss above the limits of the National Flood Insurance Program (NFIP), and with some insurers living expense while you are out.',
        who: 'Homes worth more than the program pays',
      },
      {
        line: 'Collections',
        pays: 'The agreed value of listed pieces, in most places, including transit. New purchases are often covered for a short time, up to a limit, before you report them.',
        who: 'Owners of art, jewelry, wine, instruments',
      },
      {
        line: 'Umbrella',
        pays: 'Liability above home, auto and boat policies, if those keep the limits it requires. Excess uninsured motorist can be added at additional cost.',
        who: 'Nearly every household with assets',
      },
      {
        line: 'Auto and collector cars',
        pays: 'Liability to others, damage to your own cars and, for listed collector cars, an agreed value. Every driver in the household belongs on it, new teenagers first.',
        who: 'Every household that drives',
      },
      {
        line: 'Watercraft',
        pays: 'Hull, liability, salvage and wreck removal, within the waters and the hurricane haul-out plan the policy names.',
        who: 'Boats, tenders, personal watercraft',
      },
      {
        line: 'Household employment',
        pays: 'Claims by domestic staff over dismissal, harassment or discrimination, and separately their injuries at work.',
        who: 'Homes with people on the payroll',
      },
      {
        line: 'Cyber and fraud',
        pays: 'Some losses from transfer fraud, extortion and identity theft, with help to restore accounts. Sublimits are common.',
        who: 'Families who pay and sign online',
      },
    ],
  },
  advisory: {
    heading: 'Advice around the policy',
    picture: {
      scene: 'estate',
      alt: 'Model of a limestone house with columns and slate roofs: a fountain in the court, a family in the garden, a contractor at the steps, luggage by a car',
    },
    items: [
      {
        title: 'Valuation',
        text: 'A rebuild estimate for each house, refreshed after every remodel. Slate, stone and millwork are priced as what they are.',
        at: 'slate_roof',
      },
      { title: 'Inventory', text: 'Photos, receipts and appraisals in one file, kept away from the house it describes.', at: 'painting' },
      {
        title: 'Everyone in the picture',
        text: 'New drivers, aging parents, roommates and grown children are added, or left out on purpose.',
        at: 'family',
      },
      {
        title: 'Vendor vetting',
        text: 'Before a contractor or pet sitter comes up the steps: proof of insurance, and what the agreement asks you to waive.',
        at: 'steps',
      },
      {
        title: 'Leaks and power',
        text: 'Automatic water shutoffs and a tested generator. Some insurers require them above a certain value.',
        at: 'generator',
      },
      {
        title: 'Travel',
        text: 'Cars rented abroad, jewelry on the road, a house left empty for a season: ask about each before you go.',
        at: 'luggage',
      },
    ],
  },
  why: {
    heading: 'Why households stay with Benchmark',
    items: [
      {
        title: 'One advisor knows the map',
        text: 'You tell the story once. Tell Kenji Arai’s team what has changed, and the page changes with it.',
      },
      {
        title: 'Names that match',
        text: 'When you send us the names on deeds, trusts and loans, we compare them with the named insureds. We read for insurance only; your attorney reads the rest.',
      },
      {
        title: 'Plain about privacy',
        text: 'Your file is opened by those who need it. We cannot withhold what an insurer, a court or a regulator may lawfully require.',
      },
    ],
  },
  loss: {
    title: 'The guest house belonged to a trust',
    story:
      'A visitor falls from the guest house stairs and is badly hurt. The suit names the owner of that building, which for six years has been a family trust. The home policy and the umbrella list only the couple. Before anyone discusses the fall, lawyers discuss whether the trust is insured at all, and the trust pays its own counsel meanwhile.',
    figures: [
      { label: 'Claim against the trust', amount: '$1,400,000' },
      { label: 'Home liability, had the trust been named', amount: '$500,000' },
      { label: 'Umbrella, had the trust been named', amount: '$900,000' },
      { label: 'In doubt until the question is settled', amount: '$1,400,000', total: true },
      { label: 'Trust’s own counsel in the meantime', amount: '$38,000' },
    ],
    lesson:
      'The attorney recorded the deed; nobody told the insurer. One endorsement naming the trust on both policies would usually have ended the argument before it began.',
  },
  notCovered: {
    heading: 'What even a generous policy leaves out',
    items: [
      'Gradual damage, vermin, and water that seeps for weeks are rarely paid, whatever the limit.',
      'Running a business from home, short-term rental and paid hunting need coverage of their own.',
      'Board service for pay is usually outside a personal umbrella.',
      'An agreed value is only as good as the last appraisal; prices move and schedules do not.',
    ],
  },
  texas: {
    title: 'Coast, ranch and the hunting lease',
    lead: 'A house on the Gulf may need three policies: home, wind and flood, each with a separate deductible. The wind policy may come from TWIA, the Texas Windstorm Insurance Association.',
    points: [
      'Ranch land mixes a residence with fences, stock tanks, tractors and guests carrying rifles. If you lease to hunters, ask for their club’s liability policy and check your own; Texas law limits a landowner’s liability in some recreational cases, with conditions that can include carrying insurance.',
      'Household workers are generally outside the state workers’ compensation act unless you elect to cover them. Farm and ranch employees have a rule of their own (Labor Code 406.091 and 406.162), which turns on payroll, headcount and the kind of work, so ask before the season starts.',
    ],
    sources: ['Labor Code 406.091 and 406.162', 'Texas Windstorm Insurance Association (TWIA)'],
  },
  next: {
    heading: 'An hour with the list',
    text: 'Choose Schedule Consultation and bring your declarations pages, the names on your deeds and any trust summary. You leave with one page: what is insured, in whose name, and what to fix first.',
  },
} satisfies PrivateClientWords;
