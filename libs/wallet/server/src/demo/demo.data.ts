/** Credit limits of the demo companies, in whole units of their currency; other companies have none. */
export const demoLimits: readonly (readonly [company: string, limit: number])[] = [
  ['Nile Group Holding', 2_000_000],
  ['Nile Travel Alexandria', 150_000],
  ['Nile Travel Luxor', 90_000],
  ['Nile Travel Aswan', 60_000],
  ['Red Sea Holidays', 120_000],
  ['شركة الدلتا للسياحة', 80_000],
  ['Gulf Horizons', 1_500_000],
  ['Gulf Horizons Dubai', 600_000],
  ['Gulf Horizons Abu Dhabi', 400_000],
  ['Horizons Business Travel', 250_000],
  ['الكويت للسفر', 40_000],
  ['Manama Voyages', 25_000],
  ['Muscat Discovery', 30_000],
  ['Riyadh Travel House', 900_000],
  ['Riyadh Travel House Jeddah', 300_000],
  ['Groupe Méridien Voyages', 500_000],
  ['Méridien Paris', 180_000],
  ['Méridien Lyon', 90_000],
  ['Méridien Marseille', 85_000],
  ['Lagune Évasion', 10_000],
  ['Atlas Tours Maroc', 1_200_000],
  ['Atlas Tours Rabat', 350_000],
  ['Atlas Tours Marrakech', 420_000],
  ['Sahara Trails', 20_000],
  ['Carthage Voyages', 200_000],
  ['Carthage Sfax', 60_000],
  ['Bosphorus Travel', 3_000_000],
  ['Bosphorus Ankara', 900_000],
  ['Albion Corporate Travel', 450_000],
  ['Albion Manchester', 120_000],
  ['Rhein Reisen', 300_000],
  ['Rhein Reisen Hamburg', 110_000],
  ['Sakura Travel Service', 40_000_000],
  ['Levant Travel', 150_000],
  ['Petra Journeys', 15_000],
  ['Nile Travel', 750_000],
];

/** Demo companies with months of bookings, and their typical amount in whole units of their currency. */
export const demoTravellers: readonly (readonly [company: string, size: number])[] = [
  ['Nile Travel', 12_000],
  ['Gulf Horizons Dubai', 2_400],
  ['Riyadh Travel House', 2_600],
  ['Méridien Paris', 640],
  ['Atlas Tours Marrakech', 7_000],
  ['Albion Corporate Travel', 520],
  ['Sakura Travel Service', 90_000],
  ['الكويت للسفر', 210],
];

/** Earnings by the name of the paying company: the shares of the platform (`income`) and of the rule's owner, in percent of the payment. */
export const demoEarnings: Readonly<Record<string, { owner: string; income: number; earnings: number }>> = {
  'Nile Travel': { owner: 'Nile Group Holding', income: 5, earnings: 2 },
  'Gulf Horizons Dubai': { owner: 'Gulf Horizons', income: 4, earnings: 3 },
};

/** A company that has nearly used up its credit limit. */
export const nearlyUsed = { company: 'Red Sea Holidays', used: 117_500 };

/** A payout request for half of the company's earnings. */
export const demoPayout = { company: 'Nile Group Holding', reason: 'Earnings until the end of the month' };
