import type { Industry } from '../schema.ts';

export default {
  order: 11,
  name: 'Environmental',
  card: {
    line: 'Remediation, testing, waste, and land with a past',
    goesWrong: 'A crew opens an old release, or a report misses one, and the general liability policy points to its pollution exclusion.',
    wePlace: 'Contractor’s pollution with professional, site pollution, storage tank, hauling and disposal-site coverage.',
  },
  meta: {
    title: 'Environmental insurance for contractors and sites',
    description:
      'Pollution, professional, storage tank and site coverage in Texas: what each form pays, which dates decide a claim, and what a clean Phase I does not do.',
  },
  hero: {
    title: 'Environmental insurance',
    subtitle: 'For crews who clean it up, labs that test it, and owners of ground with a past',
    description:
      'Almost every general liability policy excludes pollution. A separate market insures releases, bad data, tanks, hauling and old sites. We help you find which form fits the work you do.',
  },
  picture: {
    scene: 'environmental',
    alt: 'Model of a cleanup site: an excavator and a drill rig above a pond with herons, samplers on a jetty, drums inside a yellow berm, and a field lab.',
  },
  approach: {
    note: 'Three dates decide most claims',
    statement:
      'When did the contamination begin? When did somebody know? When did the policy start? Pollution coverage turns on those three dates more than on the chemical. We line them up on one sheet before we ask any underwriter for a price.',
    steps: [
      {
        title: 'Sort the work from the ground',
        text: 'Contractors need coverage that follows their jobs. Owners need coverage that stays with an address. Many firms need both, and we read the two forms side by side.',
      },
      {
        title: 'Hand over the whole file',
        text: 'Phase I and II reports, lab data, closure letters, manifests. Whatever the insurer has seen can be negotiated. Whatever it has not seen may later be called a known condition.',
      },
      {
        title: 'Guard the dates',
        text: 'Most environmental professional policies are claims-made. We track your retroactive date and warn you before a change of insurer would cut it off.',
      },
    ],
  },
  why: {
    heading: 'Why environmental firms come to Benchmark',
    picture: {
      scene: 'risk_management',
      alt: 'Model of a terraced hillside under survey: crews with leveling staffs, a tripod instrument, a staked-out plot with dark soil, a pickup and a site office.',
    },
    reasons: [
      {
        title: 'We read the boring log',
        text: 'Depth to groundwater, sample dates, detection limits. An underwriter with a clear technical summary has fewer reasons for a blanket exclusion.',
        at: 'excavation',
      },
      {
        title: 'Your contract, clause by clause',
        text: 'Owners ask for per-project limits, ten years of completed operations, or your signature on the manifest. We mark what your policy answers before you sign.',
        at: 'plan_table',
      },
      {
        title: 'Old sites, measured first',
        text: 'We start with past uses, neighbors and tank records. What is documented can be excluded narrowly; what is guessed gets excluded broadly.',
        at: 'theodolite',
      },
      {
        title: 'One call when the bucket hits steel',
        text: 'Stop, ventilate, photograph, report. We put the insurer’s emergency-response terms on a card for the truck, since costs spent without consent may go unpaid.',
        at: 'pickup',
      },
    ],
  },
  products: {
    lead: 'Seven lines this market offers. Few firms need all of them; almost nobody needs only one.',
    lines: [
      {
        line: 'Contractor’s pollution liability',
        pays: 'Cleanup, injury and property damage from pollution your work causes or makes worse at a job site, including mold on many forms. It can be written on an occurrence basis.',
        who: 'Remediation, drilling, demolition, utility crews',
      },
      {
        line: 'Environmental professional liability',
        pays: 'Financial loss from an error in a report, a design, a sampling plan or a lab result, even where nothing was spilled. Claims-made, with defense usually inside the limit.',
        who: 'Consultants, laboratories, engineers',
      },
      {
        line: 'Combined general, pollution and professional',
        pays: 'Three coverages in one policy with one insurer, so a mixed claim is not passed around. The limit is often shared; ask what one bad year would leave.',
        who: 'Small and mid-size environmental firms',
      },
      {
        line: 'Site pollution legal liability',
        pays: 'Cleanup and third-party claims from conditions at a listed property: new ones, and pre-existing ones that were unknown when the policy began. Multi-year terms are common.',
        who: 'Landowners, buyers, lenders, landfills',
      },
      {
        line: 'Storage tank liability',
        pays: 'Corrective action and third-party damage from a leaking listed tank. It can also serve as the financial assurance the state asks for.',
        who: 'Fuel sellers, fleets, hospitals with generators',
      },
      {
        line: 'Transportation pollution',
        pays: 'A release of cargo during loading, hauling and unloading, which the usual truck policy covers poorly or not at all.',
        who: 'Waste haulers and drum services',
      },
      {
        line: 'Non-owned disposal site',
        pays: 'Your share of cleanup at a landfill or treatment plant you used and do not own. Some forms list the sites by name.',
        who: 'Generators and brokers of waste',
      },
    ],
  },
  exposures: [
    {
      title: 'A release you cause',
      text: 'A track hoe nicks a buried line and diesel reaches a ditch. Vacuum trucks, soil disposal and a downstream neighbor’s well follow. The clock and the invoices start the same hour.',
    },
    {
      title: 'A release you inherit',
      text: 'One lot may have been a cotton gin, a dry cleaner and a filling station in turn. The present owner can be asked to pay first and look for earlier owners later.',
    },
    {
      title: 'A number that is wrong',
      text: 'One swapped sample label can send a buyer, a lender and a builder down the wrong road. No soil moves, yet money is lost.',
    },
    {
      title: 'Waste after it leaves your gate',
      text: 'A manifest with your name lasts longer than the job. If the disposal site fails in 2040, its records show who sent what.',
    },
  ],
  notCovered: {
    heading: 'What an environmental policy usually does not do',
    items: [
      'It does not pay for known conditions. Contamination in any report you held before inception is normally excluded, unless the insurer agreed otherwise in writing.',
      'It does not reach behind the retroactive date. Work done the month before is uninsured under a claims-made form, however late the error surfaces.',
      'It may exclude newer chemicals outright. Look for PFAS wording on every page, in the excess policy too.',
      'It does not treat a clean Phase I as coverage. The report may support a legal defense for a buyer; it pays nobody’s cleanup.',
      'Upgrades such as a double-walled tank stay with you, even when a regulator orders them. Fines are insured only where the law allows it, if at all.',
    ],
  },
  loss: {
    title: 'A missed tank stops a sale',
    story:
      'A consultant writes a Phase I report for a corner lot. It finds no concern. The buyer lets a $150,000 deposit become non-refundable and spends $140,000 on design and loan fees. Then a soil boring strikes an unregistered tank. A 1956 fire map, which the report listed as reviewed, shows a filling station. The lender withdraws and the buyer claims $290,000. The consultant’s combined policy has a $1,000,000 limit, defense inside it, and a $25,000 retention. The claim settles.',
    figures: [
      { label: 'Settlement with the buyer', amount: '$240,000' },
      { label: 'Defense costs, inside the limit', amount: '$55,000' },
      { label: 'Total cost of the claim', amount: '$295,000' },
      { label: 'Retention, paid by the consultant', amount: '−$25,000' },
      { label: 'Paid by the insurer', amount: '$270,000', total: true },
      { label: 'Limit left for the rest of the year', amount: '$730,000' },
    ],
    lesson:
      'Contractor’s pollution alone would have stayed silent, because no work caused a release. The professional part answered. A second pair of eyes on each listed source might have cost an hour.',
  },
  texas: {
    title: 'Tanks, reports and high water',
    text: 'Owners and operators of underground petroleum tanks must show the Texas Commission on Environmental Quality that they can pay for cleanup and for injured third parties. If that assurance ends, the tank generally has to be empty by the 90th day unless new proof is filed; fuel deliveries depend on it too. Many spills must be reported to the state within 24 hours of discovery. Licensed mold firms may not assess and remediate the same project. And floodwater moves contamination: a Gulf storm can float drums and overtop a berm. Ask whether your form covers what drifts off your site, and what arrives from next door.',
  },
  words: [
    {
      term: 'Known conditions',
      meaning: 'Contamination you were aware of before the policy began. A report in your files counts, read or unread.',
    },
    {
      term: 'Retroactive date',
      meaning: 'The earliest day your work can have happened for a claims-made policy to respond. Losing it wipes out past jobs.',
    },
    {
      term: 'New versus pre-existing',
      meaning:
        'A new condition begins during the policy. A pre-existing one was already there. Owners can buy either part, at different prices.',
    },
    {
      term: 'Reopener',
      meaning:
        'A regulator’s right to come back to a closed site when standards or facts change. Some site forms cover it; many exclude it.',
    },
    {
      term: 'Natural resource damage',
      meaning: 'A claim by public trustees for harm to rivers, fish or wetlands, on top of the cleanup itself.',
    },
  ],
  serve: [
    'Remediation contractors',
    'Environmental consultants',
    'Testing laboratories',
    'Drillers and samplers',
    'Waste haulers',
    'Recyclers and landfills',
    'Fuel distributors',
    'Mold and asbestos firms',
    'Brownfield developers',
    'Owners of former plants',
  ],
  faq: { heading: 'Questions from the field', first: ['what-you-need', 'additional-insured', 'certificate', 'flood-named-storm'] },
  posts: ['reading-a-reservation-of-rights-letter', 'certificates-without-the-back-and-forth', 'what-a-good-renewal-looks-like'],
  contact: {
    heading: 'Send us the last report and the next contract',
    lead: 'We need your present pollution policy, its retroactive date and a list of work by revenue. An advisor marks the dates and exclusions that matter, then calls you to go through them.',
  },
} satisfies Industry;
