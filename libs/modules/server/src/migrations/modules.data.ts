/** Key and status of each product, then its name in English, French and Arabic. */
export const modules: readonly (readonly [string, 'active' | 'inactive', string, string, string])[] = [
  ['flights', 'active', 'Flights', 'Vols', 'رحلات الطيران'],
  ['hotels', 'active', 'Hotels', 'Hôtels', 'الفنادق'],
  ['cars', 'inactive', 'Car Rental', 'Location de voitures', 'تأجير السيارات'],
  ['transfers', 'inactive', 'Transfers', 'Transferts', 'خدمات التوصيل'],
  ['activities', 'inactive', 'Tours & Activities', 'Circuits et activités', 'الجولات والأنشطة'],
  ['insurance', 'inactive', 'Travel Insurance', 'Assurance voyage', 'تأمين السفر'],
];
