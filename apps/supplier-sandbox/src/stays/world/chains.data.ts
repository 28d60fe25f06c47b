/** The loyalty programs that the SDK knows. */
export const programmes = {
  wyndham_rewards: 'Wyndham Rewards',
  choice_privileges: 'Choice Privileges',
  marriott_bonvoy: 'Marriott Bonvoy',
  best_western_rewards: 'Best Western Rewards',
  world_of_hyatt: 'World of Hyatt',
  hilton_honors: 'Hilton Honors',
  ihg_one_rewards: 'IHG One Rewards',
  leaders_club: 'Leaders Club',
  stash_rewards: 'Stash Hotel Rewards',
  omni_select_guest: 'Omni Select Guest',
  i_prefer: 'I Prefer',
  accor_live_limitless: 'ALL Accor Live Limitless',
  my_6: 'My 6',
  jumeirah_one: 'Jumeirah One',
  global_hotel_alliance_discovery: 'GHA Discovery',
  duffel_hotel_group_rewards: 'Duffel Hotel Group Rewards',
} as const;

export type ProgrammeReference = keyof typeof programmes;

export interface ChainData {
  name: string;
  programme: ProgrammeReference | null;
  /** Each with its stars. */
  brands: Readonly<Record<string, number>>;
}

export const testChain: ChainData = {
  name: 'Duffel Hotel Group',
  programme: 'duffel_hotel_group_rewards',
  brands: { 'Duffel Test Hotel': 4 },
};

/** Chains with properties in the cities. */
export const chainData: readonly ChainData[] = [
  {
    name: 'Marriott International',
    programme: 'marriott_bonvoy',
    brands: { Marriott: 4, Sheraton: 5, Courtyard: 4, Moxy: 3, 'Residence Inn': 3 },
  },
  {
    name: 'Hilton Worldwide',
    programme: 'hilton_honors',
    brands: { Hilton: 5, DoubleTree: 4, 'Hampton Inn': 3 },
  },
  {
    name: 'Accor',
    programme: 'accor_live_limitless',
    brands: { Sofitel: 5, Novotel: 4, Mercure: 4, ibis: 3 },
  },
  {
    name: 'InterContinental Hotels Group',
    programme: 'ihg_one_rewards',
    brands: { InterContinental: 5, 'Crowne Plaza': 4, 'Holiday Inn': 3, 'Holiday Inn Express': 3 },
  },
  {
    name: 'Hyatt',
    programme: 'world_of_hyatt',
    brands: { 'Grand Hyatt': 5, 'Hyatt Regency': 5, 'Hyatt Place': 4 },
  },
  {
    name: 'Wyndham Hotels & Resorts',
    programme: 'wyndham_rewards',
    brands: { Wyndham: 4, Ramada: 4, 'Days Inn': 2, 'Super 8': 2 },
  },
  {
    name: 'Best Western',
    programme: 'best_western_rewards',
    brands: { 'Best Western': 3, 'Best Western Plus': 4 },
  },
  { name: 'Choice Hotels', programme: 'choice_privileges', brands: { 'Comfort Inn': 3, Quality: 3 } },
  { name: 'Jumeirah', programme: 'jumeirah_one', brands: { Jumeirah: 5 } },
  {
    name: 'Global Hotel Alliance',
    programme: 'global_hotel_alliance_discovery',
    brands: { Kempinski: 5, Anantara: 5 },
  },
  { name: 'Rotana', programme: null, brands: { Rotana: 5, Centro: 3 } },
  { name: 'NH Hotel Group', programme: null, brands: { 'NH Collection': 4, NH: 3 } },
  { name: 'Meliá Hotels International', programme: null, brands: { Meliá: 4, Innside: 4 } },
  { name: 'Premier Inn', programme: null, brands: { 'Premier Inn': 3 } },
];
