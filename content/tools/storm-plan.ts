import type { StormWords } from '../schema.ts';

export default {
  order: 10,
  name: 'Storm plan',
  question: 'What do I do before the wind arrives?',
  meta: {
    title: 'Storm plan: the hours before the wind arrives',
    description:
      'A checklist for a home, a building or a job site, in hours before tropical-storm-force winds. Check marks stay on your device, and it works without a connection.',
  },
  lead: 'A list for a home, a building or a job site. It counts the hours to the wind, not to landfall, because outdoor work has to be over before the wind is here.',
  reviewed: '2026-11-15',
  of: 'Hours counted to the wind, not to landfall. Works without a connection.',
  paper: {
    rows: [
      { hours: 120, text: 'Photograph every room and the roof' },
      { hours: 72, text: 'Move vehicles, fill tanks' },
      { hours: 48, text: 'Close shutters, clear the yard' },
      { hours: 24, text: 'Outdoor work ends' },
      { hours: 0, text: 'Tropical-storm-force winds' },
    ],
    by: 'Works offline',
  },
  sheet: 'Storm plan',
  which: 'The plan is for',
  overrides: {
    title: 'An evacuation order comes before everything here',
    text: 'Orders come from your county judge or mayor. When one is given, leave, whatever is still open on this list. No property and no policy condition is worth a life.',
  },
  counted:
    'Hours are counted to the forecast arrival of tropical-storm-force winds, 39 miles an hour and up, at your place. That comes well before landfall; the National Weather Service publishes the time.',
  hours: 'hours',
  wind: 'Tropical-storm-force winds arrive',
  done: '{done} of {all} done',
  forget: 'Forget my check marks',
  forgotten: 'Forgotten. Nothing is kept on this device.',
  kept: 'Your check marks stay on this device and are sent nowhere.',
  notKept: 'This browser keeps nothing for us, so check marks last until you close the page.',
  plans: [
    {
      id: 'home',
      label: 'A home',
      stages: [
        {
          hours: 120,
          title: 'Record and read',
          steps: [
            {
              id: 'h-photos',
              text: 'Photograph every room, the roof, the yard and serial numbers; send the pictures to someone out of the area.',
            },
            { id: 'h-papers', text: 'Put policies, IDs and the claim phone numbers into a bag that goes with you.' },
            { id: 'h-zone', text: 'Look up your evacuation zone and agree with the family where you would go.' },
          ],
        },
        {
          hours: 72,
          title: 'Stock and move',
          steps: [
            { id: 'h-fuel', text: 'Fill vehicles; move spare ones to high ground or a garage level above the street.' },
            { id: 'h-water', text: 'Store water, medicine, batteries and food for a week.' },
            { id: 'h-gutters', text: 'Clear gutters and drains; test the sump pump and the generator outdoors.' },
          ],
        },
        {
          hours: 48,
          title: 'Close the house',
          steps: [
            { id: 'h-shutters', text: 'Put up shutters or panels, and brace the garage door.' },
            { id: 'h-yard', text: 'Bring in furniture, grills, plants and trash cans.' },
            { id: 'h-lift', text: 'Lift rugs, electronics and boxes off the floor.' },
          ],
        },
        {
          hours: 24,
          title: 'Outdoor work ends',
          steps: [
            { id: 'h-off', text: 'Turn off gas and water where the utility says so; unplug what you will not use.' },
            { id: 'h-charge', text: 'Charge phones, and set the refrigerator to its coldest.' },
            { id: 'h-inside', text: 'Finish everything outdoors. If you are leaving, leave in daylight.' },
          ],
        },
        {
          hours: 0,
          title: 'Stay in',
          steps: [
            { id: 'h-room', text: 'Keep to an inside room away from glass, above any water that can come in.' },
            { id: 'h-eye', text: 'Do not go out in a lull: the wind comes back from the other side.' },
          ],
        },
      ],
    },
    {
      id: 'building',
      label: 'A building',
      stages: [
        {
          hours: 120,
          title: 'Name people, record the building',
          steps: [
            { id: 'b-names', text: 'Write one name beside every task below, and one to decide when people go home.' },
            { id: 'b-photos', text: 'Film roof, mechanical rooms, every floor and the stock.' },
            { id: 'b-vendors', text: 'Confirm the restoration, roofing, glass and generator firms by phone.' },
          ],
        },
        {
          hours: 72,
          title: 'Protect the ground floor',
          steps: [
            { id: 'b-drains', text: 'Clear roof drains and site inlets; stage flood barriers at doors and docks.' },
            { id: 'b-stock', text: 'Move stock and records above the expected water line.' },
            { id: 'b-tenants', text: 'Tell tenants in writing what closes, when, and whom to call.' },
            { id: 'b-data', text: 'Back up systems off site and test the restore.' },
          ],
        },
        {
          hours: 48,
          title: 'Close the envelope',
          steps: [
            { id: 'b-roof', text: 'Tie down rooftop equipment, loose pavers and signs; close hatches.' },
            { id: 'b-glass', text: 'Fit shutters or barriers to glass at street level.' },
            { id: 'b-fuel', text: 'Top up generator fuel; load test under supervision.' },
          ],
        },
        {
          hours: 24,
          title: 'Outdoor work ends',
          steps: [
            { id: 'b-elevators', text: 'Park elevators above the flood level and switch them off.' },
            { id: 'b-power', text: 'Shut down power and gas to what could flood, as the plan says.' },
            { id: 'b-home', text: 'Send people home with time to travel before the wind.' },
          ],
        },
        {
          hours: 0,
          title: 'Nobody goes out',
          steps: [
            { id: 'b-stay', text: 'Anyone who stays keeps inside, away from glass, with a radio.' },
            { id: 'b-later', text: 'Nobody checks the roof until the wind is over and an official says so.' },
          ],
        },
      ],
    },
    {
      id: 'job-site',
      label: 'A job site',
      stages: [
        {
          hours: 120,
          title: 'Decide who stops what',
          steps: [
            { id: 'j-stop', text: 'Name who stops deliveries, pours and lifts, and at which hour.' },
            { id: 'j-photos', text: 'Photograph work in place, stored materials and neighboring property.' },
            { id: 'j-list', text: 'List rented equipment with its owner and its insurance.' },
          ],
        },
        {
          hours: 72,
          title: 'Get materials off the ground',
          steps: [
            { id: 'j-deliveries', text: 'Hold deliveries; send back what cannot be tied down.' },
            { id: 'j-band', text: 'Band, net or crib sheet goods, formwork and pipe.' },
            { id: 'j-drain', text: 'Cut swales, set pumps and protect inlets.' },
          ],
        },
        {
          hours: 48,
          title: 'Secure what is high',
          steps: [
            { id: 'j-crane', text: 'Set cranes to weathervane or lay them down as the maker’s manual says.' },
            { id: 'j-scaffold', text: 'Strip sheeting from scaffolds and fences; take down signs.' },
            { id: 'j-openings', text: 'Close openings in the envelope; weigh down roofing.' },
          ],
        },
        {
          hours: 24,
          title: 'Outdoor work ends',
          steps: [
            { id: 'j-equipment', text: 'Park equipment on high ground, buckets down, keys with one person.' },
            { id: 'j-power', text: 'Disconnect temporary power and gas; empty portable toilets.' },
            { id: 'j-gate', text: 'Count people out and lock the gate.' },
          ],
        },
        {
          hours: 0,
          title: 'The site is empty',
          steps: [
            { id: 'j-none', text: 'Nobody returns for tools or to pump.' },
            { id: 'j-after', text: 'Go back only when officials open the roads and a competent person has walked the site.' },
          ],
        },
      ],
    },
  ],
  leavesOut: {
    lead: 'A list cannot see your place or the forecast.',
    items: [
      { text: 'Your zone, your doors, your people: change the list until it fits, and rehearse it in May.' },
      { text: 'Insurance in the last days: with a storm in the Gulf, insurers usually stop binding or raising coverage.' },
      { text: 'What to do after the storm, which starts with safety, photographs and notice.' },
    ],
  },
  related: [
    { kind: 'Service', label: 'Loss control and emergency response', path: '/services/commercial-property/loss-control' },
    { kind: 'Article', label: 'The first 24 hours after a property loss', path: '/blog/first-24-hours-after-a-property-loss' },
    { kind: 'Workbench', label: 'When would my flood policy start?', path: '/tools/flood-start' },
  ],
} satisfies StormWords;
