// Written by tools/reference-data/airports.mjs.

/** IATA code, ICAO code, IATA code of the city, latitude and longitude in degrees, time zone, name. */
export const airports: readonly string[][] = `
AAA|NTGA|AAA|-17.35565|-145.50913|Pacific/Tahiti|Anaa Airport
AAC|HEAR|AAC|31.07642|33.83229|Africa/Cairo|El Arish International Airport
AAE|DABB|AAE|36.82139|7.81186|Africa/Algiers|Annaba Rabah Bitat Airport
AAG|SSYA|AAG|-24.14167|-49.85556|America/Sao_Paulo|Arapoti
AAI|SWRA|AAI|-12.91667|-46.93333|America/Belem|Arraias Airport
AAK|NGUK|AAK|0.16667|173.58333|Pacific/Tarawa|Aranuka Airport
AAL|EKYT|AAL|57.08655|9.87224|Europe/Copenhagen|Aalborg Airport
AAN|OMAL|AAN|24.26023|55.61663|Asia/Dubai|Al Ain Airport
AAP|WALS|AAP|-0.37361|117.25556|Asia/Makassar|Aji Pangeran Tumenggung Pranoto International Airport
AAQ|URKA|AAQ|45.00166|37.34660|Europe/Moscow|Anapa Airport
AAR|EKAH|AAR|56.30823|10.62635|Europe/Copenhagen|Aarhus Airport
AAT|ZWAT|AAT|47.75036|88.08444|Asia/Urumqi|Altay Airport
AAX|SBAX|AAX|-19.56806|-46.92917|America/Sao_Paulo|Araxa Airport
AAY|OYGD|AAY|16.19596|52.17325|Asia/Aden|Al Ghaydah Airport
AAZ|MGQZ|AAZ|14.86528|-91.50278|America/Guatemala|Los Altos Airport
ABA|UNAA|ABA|53.71667|91.50000|Asia/Krasnoyarsk|Abakan Airport
ABD|OIAA|ABD|30.36390|48.22660|Asia/Tehran|Abadan Airport
ABE|KABE|ABE|40.65157|-75.43437|America/New_York|Lehigh Valley International Airport
ABI|KABI|ABI|32.41284|-99.68005|America/Chicago|Abilene Regional Airport
ABJ|DIAP|ABJ|5.25488|-3.93302|Africa/Abidjan|Felix Houphouet Boigny Airport
ABK|HAKD|ABK|6.73321|44.24968|Africa/Addis_Ababa|Kabri Dar Airport
ABL|PAFM|ABL|67.08750|-157.84583|America/Anchorage|Ambler Airport
ABM|YNPE|ABM|-10.94262|142.45033|Australia/Brisbane|Northern Peninsula Airport
ABQ|KABQ|ABQ|35.04962|-106.61719|America/Denver|Albuquerque International Sunport
ABR|KABR|ABR|45.45250|-98.42611|America/Chicago|Aberdeen Regional Airport
ABS|HEBL|ABS|22.36757|31.60977|Africa/Cairo|Abu Simbel Airport
ABT|OEBA|ABT|20.29401|41.64002|Asia/Riyadh|Al-Aqiq Airport
ABU|WATA|ABU|-9.07521|124.90697|Asia/Makassar|A.A. Bere Tallo Airport
ABV|DNAA|ABV|9.00461|7.27045|Africa/Lagos|Nnamdi Azikiwe International Airport
ABX|YMAY|ABX|-36.06963|146.95453|Australia/Sydney|Albury Airport
ABY|KABY|ABY|31.53222|-84.19611|America/New_York|Southwest Georgia Regional Airport
ABZ|EGPD|ABZ|57.20025|-2.20419|Europe/London|Aberdeen International Airport
ACA|MMAA|ACA|16.76240|-99.75459|America/Mexico_City|Acapulco International Airport
ACC|DGAA|ACC|5.60737|-0.17177|Africa/Accra|Kotoka International Airport
ACE|GCRR|ACE|28.95067|-13.60906|Atlantic/Canary|Lanzarote Airport
ACF|ZWAL|ACF|40.46417|81.24694|Asia/Shanghai|Alaer Talimu Airport
ACH|LSZR|ACH|47.48333|9.56667|Europe/Zurich|Altenrhein Airport
ACI|EGJA|ACI|49.70672|-2.21531|Europe/Guernsey|Alderney Airport
ACK|KACK|ACK|41.25667|-70.05972|America/New_York|Nantucket Memorial Airport
ACT|KACT|ACT|31.60913|-97.22322|America/Chicago|Waco Regional Airport
ACV|KACV|ACV|40.97091|-124.10693|America/Los_Angeles|California Redwood Coast-Humboldt County Airport
ACX|ZUYI|ACX|25.08556|104.95944|Asia/Shanghai|Xingyi Wanfenglin Airport
ACY|KACY|ACY|39.45070|-74.57223|America/New_York|Atlantic City International Airport
ADA|LTAF|ADA|36.98503|35.29736|Europe/Istanbul|Adana Sakirpasa Airport
ADB|LTBJ|IZM|38.29440|27.14759|Europe/Istanbul|Izmir Adnan Menderes Airport
ADD|HAAB|ADD|8.98376|38.79590|Africa/Addis_Ababa|Addis Ababa Bole International Airport
ADE|OYAA|ADE|12.82612|45.03753|Asia/Aden|Aden International Airport
ADF|LTCP|ADF|37.75000|38.26667|Europe/Istanbul|Adiyaman Airport
ADJ|OJAM|AMM|31.97533|35.98277|Asia/Amman|Marka International Airport
ADK|PADK|ADK|51.88278|-176.64472|America/Adak|Adak Island Naval Station
ADL|YPAD|ADL|-34.93818|138.53735|Australia/Adelaide|Adelaide Airport
ADQ|PADQ|ADQ|57.75389|-152.51441|America/Anchorage|Kodiak Airport
ADU|OITL|ADU|38.32383|48.42125|Asia/Tehran|Ardabil Airport
ADZ|SKSP|ADZ|12.58605|-81.70221|America/Bogota|Gustavo Rojas Pinilla International Airport
AEB|ZGBS|AEB|23.71947|106.96777|Asia/Shanghai|Baise Bama Airport
AEH|FTTC|AEH|13.85139|20.85083|Africa/Ndjamena|Abeche Airport
AEP|SABE|BUE|-34.55622|-58.41667|America/Argentina/Buenos_Aires|Aeroparque Internacional Jorge Newbery
AER|URSS|AER|43.44884|39.94111|Europe/Moscow|Sochi International Airport
AES|ENAL|AES|62.55964|6.11660|Europe/Oslo|Vigra Alesund Airport
AET|PFAL|AET|66.55365|-152.61053|America/Anchorage|Allakaket Airport
AEU|OIBA|AEU|25.87548|55.03391|Asia/Tehran|Abu Musa Airport
AEX|KAEX|AEX|31.32257|-92.54257|America/Chicago|Alexandria International Airport (Louisiana)
AEY|BIAR|AEY|65.65457|-18.07507|Atlantic/Reykjavik|Akureyri Airport
AFA|SAMR|AFA|-34.58917|-68.40056|America/Argentina/Buenos_Aires|San Rafael Airport
AFL|SBAT|AFL|-9.87246|-56.10477|America/Campo_Grande|Alta Floresta Airport
AFS|UTSN|AFS|41.61361|64.23306|Asia/Tashkent|Zarafshan Airport
AFZ|OIMS|AFZ|36.17151|57.60332|Asia/Tehran|Sabzevar Airport
AGA|GMAD|AGA|30.32856|-9.41059|Africa/Casablanca|Agadir Al Massira Airport
AGE|EDWG|AGE|53.78333|7.91667|Europe/Berlin|Wangerooge Airport
AGH|ESTA|AGH|56.28707|12.86709|Europe/Stockholm|Angelholm Helsingborg Airport
AGI|SMWA|AGI|5.83333|-56.83333|America/Paramaribo|Wageningen Airport
AGJ|RORA|AGJ|26.58972|127.23806|Asia/Tokyo|Aguni Airport
AGN|PAGN|AGN|57.49678|-134.56886|America/Juneau|Angoon Seaplane Base
AGP|LEMG|AGP|36.67518|-4.48962|Europe/Madrid|Malaga Airport
AGR|VIAG|AGR|27.15833|77.96278|Asia/Kolkata|Agra Airport
AGS|KAGS|AGS|33.37367|-81.97344|America/New_York|Augusta Regional Airport
AGT|SGES|AGT|-25.50000|-54.83333|America/Asuncion|Alejo Garcia Airport
AGU|MMAS|AGU|21.70142|-102.31374|America/Mexico_City|International Airport of Aguascalientes
AGX|VOAT|AGX|10.82897|72.17987|Asia/Kolkata|Agatti Island Airport
AHA|VEAP|AHA|22.98725|83.19614|Asia/Kolkata|Maa Mahamaya Ambikapur Airport
AHB|OEAB|AHB|18.23429|42.65758|Asia/Riyadh|Abha Regional Airport
AHE|NTHE|AHE|-14.53056|-146.31944|Pacific/Tahiti|Ahe
AHO|LIEA|AHO|40.63041|8.29589|Europe/Rome|Alghero-Fertilia Airport
AIA|KAIA|AIA|42.05167|-102.80667|America/Denver|Alliance Municipal Airport
AIN|PAWI|AIN|70.63333|-160.03333|America/Anchorage|Wainwright Airport
AIP|VIAX|AIP|31.43306|75.76056|Asia/Kolkata|Adampur Airport
AIT|NCAI|AIT|-18.82944|-159.76699|Pacific/Rarotonga|Aitutaki Airport
AIU|NCAT|AIU|-20.03333|-158.10000|Pacific/Rarotonga|Atiu Island Airport
AJA|LFKJ|AJA|41.91987|8.79401|Europe/Paris|Ajaccio Napoleon Bonaparte Airport
AJF|OESK|AJF|29.78867|40.10149|Asia/Riyadh|Jouf Airport
AJI|LTCO|AJI|39.65000|43.02500|Europe/Istanbul|Agri Airport
AJL|VELP|AJL|23.83899|92.62481|Asia/Kolkata|Aizawl Airport
AJN|FMCV|AJN|-12.13111|44.43047|Indian/Comoro|Ouani Airport
AJR|ESNX|AJR|65.59139|19.28556|Europe/Stockholm|Arvidsjaur Airport
AJU|SBAR|AJU|-10.98721|-37.07279|America/Belem|Santa Maria Airport
AJY|DRZA|AJY|16.96417|7.99306|Africa/Niamey|Manu Dayak International Airport
AKA|ZLAK|AKA|32.75694|108.87453|Asia/Shanghai|Ankang Fuqiang Airport
AKB|PAAK|AKB|52.21722|-174.20083|America/Adak|Atka Airport
AKF|HLKF|AKF|24.18392|23.32084|Africa/Tripoli|Kufra Airport
AKI|PFAK|AKI|60.90556|-161.22333|America/Anchorage|Akiak Airport
AKJ|RJEC|AKJ|43.67109|142.45455|Asia/Tokyo|Asahikawa Airport
AKK|PAKH|AKK|56.94444|-154.16667|America/Anchorage|Akhiok Sea Plane Base
AKL|NZAA|AKL|-37.00479|174.78352|Pacific/Auckland|Auckland Airport
AKN|PAKN|AKN|58.68274|-156.66902|America/Anchorage|King Salmon Airport
AKP|PAKP|AKP|68.13750|-151.74000|America/Anchorage|Anaktuvuk Airport
AKR|DNAK|AKR|7.25030|5.30022|Africa/Lagos|Akure Airport
AKS|AGGA|AKS|-8.70428|160.68147|Pacific/Guadalcanal|Gwaunaru'u Airport
AKU|ZWAK|AKU|41.25998|80.29262|Asia/Shanghai|Aksu Airport
AKV|CYKO|AKV|60.73333|-78.58333|America/Toronto|Akulivik Airport
AKX|UATT|AKX|50.24934|57.21140|Asia/Aqtobe|Aktobe International Airport
AKY|VYSW|AKY|20.13028|92.88028|Asia/Yangon|Sittwe Airport
ALA|UAAA|ALA|43.34665|77.01145|Asia/Almaty|Almaty International Airport
ALB|KALB|ALB|42.74528|-73.80956|America/New_York|Albany International Airport
ALC|LEAL|ALC|38.28710|-0.55738|Europe/Madrid|Alicante-Elche Airport
ALF|ENAT|ALF|69.97717|23.35581|Europe/Oslo|Alta Airport
ALG|DAAG|ALG|36.69789|3.20714|Africa/Algiers|Houari Boumediene Airport
ALH|YABA|ALH|-34.94500|117.80400|Australia/Perth|Albany Airport
ALO|KALO|ALO|42.55611|-92.39972|America/Chicago|Waterloo Regional Airport
ALP|OSAP|ALP|36.18535|37.22707|Asia/Damascus|Aleppo International Airport
ALS|KALS|ALS|37.43667|-105.86667|America/Denver|San Luis Valley Regional Airport
ALW|KALW|ALW|46.09472|-118.29111|America/Los_Angeles|Walla Walla Regional Airport
ALY|HEAX|ALY|31.18390|29.94890|Africa/Cairo|El Nouzha Airport
AMA|KAMA|AMA|35.21827|-101.70513|America/Chicago|Rick Husband Amarillo International Airport
AMD|VAAH|AMD|23.06639|72.62417|Asia/Kolkata|Sardar Vallabhbhai Patel International Airport
AMH|HAAM|AMH|6.03611|37.57694|Africa/Addis_Ababa|Arba Mintch Airport
AMM|OJAI|AMM|31.72254|35.98932|Asia/Amman|Queen Alia International Airport
AMQ|WAPP|AMQ|-3.70500|128.08888|Asia/Jayapura|Pattimura International Airport
AMS|EHAM|AMS|52.30907|4.76339|Europe/Amsterdam|Amsterdam Airport Schiphol
AMV|ULDD|AMV|69.76150|61.57446|Europe/Moscow|Amderma Airport
ANC|PANC|ANC|61.17444|-149.99639|America/Anchorage|Ted Stevens Anchorage International Airport
ANF|SCFA|ANF|-23.44900|-70.44079|America/Santiago|Andres Sabella Galvez International Airport
ANI|PANI|ANI|61.57440|-159.53697|America/Anchorage|Aniak Airport
ANR|EBAW|ANR|51.18916|4.45067|Europe/Brussels|Antwerp International Airport
ANS|SPHY|ANS|-13.71667|-73.35583|America/Lima|Andahuaylas Airport
ANU|TAPA|ANU|17.13938|-61.79172|America/Antigua|V.C. Bird International Airport
ANV|PANV|ANV|62.64778|-160.18889|America/Anchorage|Anvik Airport
ANX|ENAN|ANX|69.30492|16.13333|Europe/Oslo|Andenes Airport
AOE|LTBY|AOE|39.81000|30.51944|Europe/Istanbul|Anadolu Airport
AOG|ZYAS|AOG|41.10352|123.85783|Asia/Shanghai|Anshan Teng'ao Airport
AOI|LIPY|AOI|43.60691|13.35572|Europe/Rome|Ancona Falconara Airport
AOJ|RJSA|AOJ|40.73876|140.68922|Asia/Tokyo|Aomori Airport
AOK|LGKP|AOK|35.42068|27.14673|Europe/Athens|Karpathos Airport
AOO|KAOO|AOO|40.29722|-78.32000|America/New_York|Altoona Airport
AOR|WMKA|AOR|6.19119|100.39663|Asia/Kuala_Lumpur|Sultan Abdul Halim Airport
APK|NTGD|APK|-15.57286|-146.41413|Pacific/Tahiti|Apataki Airport
APL|FQNP|APL|-15.10167|39.28722|Africa/Maputo|Nampula Airport
APN|KAPN|APN|45.08167|-83.55583|America/Detroit|Alpena County Regional Airport
APO|SKLC|APO|7.81768|-76.71766|America/Bogota|Apartado Airport
APW|NSFA|APW|-13.83279|-171.99724|Pacific/Apia|Faleolo Airport
APY|SNAI|APY|-9.13333|-45.93333|America/Belem|Alto Parnaiba Airport
AQA|SBAQ|AQA|-21.80664|-48.13691|America/Sao_Paulo|Araraquara Airport
AQG|ZSAQ|AQG|30.58250|117.05090|Asia/Shanghai|Anqing Tianzhushan Airport
AQI|OEPA|AQI|28.33441|46.12132|Asia/Riyadh|Qaisumah Airport
AQJ|OJAQ|AQJ|29.61007|35.02151|Asia/Amman|King Hussein International Airport
AQP|SPQU|AQP|-16.34481|-71.56799|America/Lima|Rodriguez Ballon International Airport
ARC|PARC|ARC|68.13750|-145.52444|America/Anchorage|Arctic Village Airport
ARD|WATM|ARD|-8.13264|124.59811|Asia/Makassar|Alor Island Airport
ARH|ULAA|ARH|64.59758|40.71399|Europe/Moscow|Talagi Airport
ARI|SCAR|ARI|-18.34977|-70.33556|America/Santiago|Chacalluta Airport
ARK|HTAR|ARK|-3.36667|36.68333|Africa/Dar_es_Salaam|Arusha Airport
ARM|YARM|ARM|-30.53230|151.61493|Australia/Sydney|Armidale Airport
ARN|ESSA|STO|59.64982|17.93036|Europe/Stockholm|Stockholm Arlanda Airport
ART|KART|ART|43.99083|-76.02139|America/New_York|Watertown International Airport
ARU|SBAU|ARU|-21.14361|-50.42611|America/Sao_Paulo|Aracatuba Airport
ARW|LRAR|ARW|46.17201|21.27630|Europe/Bucharest|Arad International Airport
ASA|HHSB|ASA|13.07000|42.63833|Africa/Asmara|Assab Airport
ASB|UTAA|ASB|37.98418|58.36698|Asia/Ashgabat|Ashgabat International Airport
ASE|KASE|ASE|39.21968|-106.86469|America/Denver|Aspen/Pitkin County Airport
ASF|URWA|ASF|46.28770|47.99998|Europe/Samara|Astrakhan Airport
ASI|FHAW|ASI|-7.96667|-14.40000|Atlantic/St_Helena|Wideawake Field
ASJ|RJKA|ASJ|28.43152|129.70793|Asia/Tokyo|Amami Airport
ASM|HHAS|ASM|15.29111|38.91028|Africa/Asmara|Asmara International Airport
ASO|HASO|ASO|10.04722|34.53667|Africa/Addis_Ababa|Asosa Airport
ASP|YBAS|ASP|-23.80139|133.90338|Australia/Darwin|Alice Springs Airport
ASR|LTAU|ASR|38.77029|35.49489|Europe/Istanbul|Kayseri Erkilet Airport
ASU|SGAS|ASU|-25.24179|-57.51380|America/Asuncion|Silvio Pettirossi International Airport
ASV|HKAM|ASV|-2.63333|37.25000|Africa/Nairobi|Amboseli Airport
ASW|HESN|ASW|23.96802|32.82482|Africa/Cairo|Aswan Airport
ATC|MYCA|ATC|24.62861|-75.67139|America/Nassau|Arthur's Town Airport
ATH|LGAV|ATH|37.93635|23.94649|Europe/Athens|Athens International Airport
ATK|PATQ|ATK|70.50000|-157.33333|America/Anchorage|Atqasuk Airport
ATL|KATL|ATL|33.64007|-84.44403|America/New_York|Hartsfield-Jackson Atlanta International Airport
ATM|SBHT|ATM|-3.20000|-52.21667|America/Belem|Altamira Airport
ATQ|VIAR|ATQ|31.70540|74.80674|Asia/Kolkata|Sri Guru Ram Dass Jee International Airport
ATW|KATW|ATW|44.26011|-88.50994|America/Chicago|Appleton International Airport
ATY|KATY|ATY|44.90889|-97.15417|America/Chicago|Watertown Regional Airport
ATZ|HEAT|ATZ|27.05268|31.01127|Africa/Cairo|Assiut Airport
AUA|TNCA|AUA|12.50222|-70.01389|America/Aruba|Reina Beatrix International Airport
AUC|SKUC|AUC|7.07167|-70.74250|America/Bogota|Arauca Airport
AUG|KAUG|AUG|44.31806|-69.79667|America/New_York|Augusta State Airport
AUH|OMAA|AUH|24.42691|54.64597|Asia/Dubai|Abu Dhabi International Airport
AUK|PAUK|AUK|62.68917|-164.61083|America/Anchorage|Alakanuk Airport
AUQ|NTMN|AUQ|-9.76860|-139.00994|Pacific/Marquesas|Hiva Oa Airport
AUR|LFLW|AUR|44.89750|2.41806|Europe/Paris|Aurillac Airport
AUS|KAUS|AUS|30.20255|-97.66706|America/Chicago|Austin-Bergstrom International Airport
AUU|YAUR|AUU|-13.35645|141.72192|Australia/Brisbane|Aurukun Airport
AUX|SWGN|AUX|-7.20000|-48.20000|America/Belem|Araguaina Airport
AVA|ZUAS|AVA|26.26005|105.87281|Asia/Shanghai|An Shun/Huang Guo Shu Airport
AVK|ZMAH|AVK|46.26667|102.78333|Asia/Ulaanbaatar|Arvaikheer Airport
AVL|KAVL|AVL|35.43508|-82.53731|America/New_York|Asheville Regional Airport
AVN|LFMV|AVN|43.90654|4.90208|Europe/Paris|Avignon-Caumont Airport
AVP|KAVP|AVP|41.33670|-75.73064|America/New_York|Wilkes-Barre/Scranton International Airport
AVR|VAAM|AVR|20.81461|77.71776|Asia/Kolkata|Amravati Airport
AVV|YMAV|AVV|-38.02637|144.47308|Australia/Sydney|Avalon Airport
AWA|HALA|AWA|7.06278|38.49080|Africa/Addis_Ababa|Awasa Airport
AWK|PWAK|AWK|19.28333|166.63333|Pacific/Wake|Wake Island Airport
AWZ|OIAW|AWZ|31.34292|48.74668|Asia/Tehran|Ahwaz International Airport
AXA|TQPF|AXA|18.20594|-63.05175|America/Anguilla|Clayton J. Lloyd International Airport
AXD|LGAL|AXD|40.85678|25.94489|Europe/Athens|Demokritos Airport
AXF|ZBAL|AXF|38.82332|105.63096|Asia/Shanghai|Alxa Left Banner Bayanhot Airport
AXJ|RJDA|AXJ|32.48326|130.15564|Asia/Tokyo|Amakusa Airport
AXM|SKAR|AXM|4.45287|-75.76805|America/Bogota|El Eden Airport
AXP|MYAP|AXP|22.45000|-73.96667|America/Nassau|Springpoint Airport
AXR|NTGU|AXR|-15.25000|-146.75000|Pacific/Tahiti|Arutua Airport
AXT|RJSK|AXT|39.61177|140.22015|Asia/Tokyo|Akita Airport
AXU|HAAX|AXU|14.12083|38.71667|Africa/Addis_Ababa|Axum Airport
AYJ|VEAY|AYJ|26.74803|82.15078|Asia/Kolkata|Ayodhya Airport
AYP|SPHO|AYP|-13.19722|-74.24722|America/Lima|Ayacucho Airport
AYQ|YAYE|AYQ|-25.19088|130.97658|Australia/Darwin|Connellan Airport
AYT|LTAI|AYT|36.89928|30.80135|Europe/Istanbul|Antalya Airport
AZA|KIWA|PHX|33.30778|-111.65556|America/Phoenix|Phoenix-Mesa Gateway Airport
AZD|OIYY|AZD|31.90360|54.28326|Asia/Tehran|Yazd Airport
AZN|UTFA|AZN|40.73333|72.30000|Asia/Tashkent|Andizhan Airport
AZO|KAZO|AZO|42.23996|-85.55655|America/Detroit|Kalamazoo Battle Creek International Airport
AZR|DAUA|AZR|27.88333|-0.28333|Africa/Algiers|Adrar Airport
AZS|MDCY|AZS|19.27056|-69.73694|America/Santo_Domingo|Samana El Catey Airport
BAG|RPUB|BAG|16.37667|120.61778|Asia/Manila|Loakan Airport
BAH|OBBI|BAH|26.26918|50.62605|Asia/Bahrain|Bahrain International Airport
BAL|LTCJ|BAL|37.91667|41.08333|Europe/Istanbul|Batman Airport
BAQ|SKBQ|BAQ|10.88640|-74.77618|America/Bogota|Ernesto Cortissoz International Airport
BAR|ZJQH|BAR|19.13942|110.45681|Asia/Shanghai|Qionghai Bo'ao Airport
BAS|AGGE|BAS|-6.99342|155.88328|Pacific/Guadalcanal|Balalae Airport
BAV|ZBOW|BAV|40.56344|109.99850|Asia/Shanghai|Baotou Erliban Airport
BAX|UNBB|BAX|53.36109|83.54764|Asia/Omsk|Barnaul Airport
BAY|LRBM|BAY|47.66027|23.46704|Europe/Bucharest|Baia Mare Airport
BAZ|SWBC|BAZ|-0.96694|-62.93361|America/Boa_Vista|Barcelos Airport
BBA|SCBA|BBA|-45.91667|-71.69500|America/Santiago|Balmaceda Airport
BBG|NGTU|BBG|3.16667|172.75000|Pacific/Tarawa|Butaritari Airport
BBI|VEBS|BBI|20.25285|85.81739|Asia/Kolkata|Biju Patnaik International Airport
BBK|FBKE|BBK|-17.83060|25.16372|Africa/Gaborone|Kasane Airport
BBM|VDBG|BBM|13.11667|103.20000|Asia/Phnom_Penh|Battambang Airport
BBN|WBGZ|BBN|3.68333|115.46667|Asia/Kuala_Lumpur|Bario Airport
BBO|HCMI|BBO|10.39133|44.94358|Africa/Mogadishu|Berbera International Airport
BBQ|TAPH|BBQ|17.63643|-61.82668|America/Antigua|Barbuda Codrington Airport
BBR|TFFB|BBR|16.01639|-61.73944|America/Guadeloupe|Baillif Airport
BBU|LRBS|BUH|44.49593|26.08100|Europe/Bucharest|Bucharest Baneasa-Aurel Vlaicu International Airport
BCA|MUBA|BCA|20.35000|-74.50000|America/Havana|Baracoa Airport
BCD|RPVB|BCD|10.77662|123.01272|Asia/Manila|Bacolod-Silay International Airport
BCI|YBAR|BCI|-23.55917|145.30194|Australia/Brisbane|Barcaldine Airport
BCM|LRBC|BCM|46.59861|26.88194|Europe/Bucharest|Bacau Airport
BCN|LEBL|BCN|41.30303|2.07593|Europe/Madrid|Josep Tarradellas Barcelona-El Prat Airport
BCU|DNBC|BCU|10.29922|9.81799|Africa/Lagos|Bauchi Airport
BDA|TXKF|BDA|32.35994|-64.70115|Atlantic/Bermuda|L.F. Wade International Airport
BDB|YBUD|BDB|-24.89871|152.32187|Australia/Brisbane|Bundaberg Airport
BDD|YBAU|BDD|-10.14865|142.17166|Australia/Brisbane|Badu Island Airport
BDH|OIBL|BDH|26.52949|54.82915|Asia/Tehran|Bandar Lengeh International Airport
BDJ|WAOO|BDJ|-3.43804|114.75425|Asia/Makassar|Syamsudin Noor International Airport
BDL|KBDL|BDL|41.92953|-72.68470|America/New_York|Bradley International Airport
BDO|WICC|BDO|-6.90465|107.58178|Asia/Jakarta|Husein Sastranegara International Airport
BDP|VNCG|BDP|26.53333|88.08333|Asia/Kathmandu|Bhadrapur Airport
BDQ|VABO|BDQ|22.32908|73.21570|Asia/Kolkata|Vadodara Airport
BDS|LIBR|BDS|40.65799|17.93905|Europe/Rome|Brindisi - Salento Airport
BDT|FZFD|BDT|4.08333|22.45000|Africa/Kinshasa|Gbadolite Airport
BDU|ENDU|BDU|69.05611|18.54000|Europe/Oslo|Bardufoss Airport
BEB|EGPL|BEB|57.47341|-7.37603|Europe/London|Benbecula Airport
BED|KBED|BED|42.47083|-71.29000|America/New_York|Laurence G. Hanscom Field
BEF|MNBL|BEF|11.99694|-83.76861|America/Managua|Bluefields Airport
BEG|LYBE|BEG|44.81944|20.30694|Europe/Belgrade|Belgrad Nikola Tesla Airport
BEJ|WAQT|BEJ|2.15533|117.43349|Asia/Makassar|Kalimarau Airport
BEK|VIBY|BEK|28.46667|79.45000|Asia/Kolkata|Bareilly Airport
BEL|SBBE|BEL|-1.38986|-48.48000|America/Belem|Val De Cans International Airport
BEN|HLLB|BEN|32.08542|20.26489|Africa/Tripoli|Benina International Airport
BER|EDDB|BER|52.36444|13.50985|Europe/Berlin|Berlin Brandenburg Airport
BES|LFRB|BES|48.44338|-4.42018|Europe/Paris|Brest Bretagne Airport
BET|PABE|BET|60.78444|-161.83139|America/Anchorage|Bethel Airport
BEU|YBIE|BEU|-24.23000|139.44500|Australia/Brisbane|Bedourie Airport
BEW|FQBR|BEW|-19.79881|34.90192|Africa/Maputo|Beira International Airport
BEY|OLBA|BEY|33.82607|35.49308|Asia/Beirut|Beirut-Rafic Hariri International Airport
BFD|KBFD|BFD|41.80222|-78.63944|America/New_York|Bradford Regional Airport
BFF|KBFF|BFF|41.86849|-103.59076|America/Denver|Western Nebraska Regional Airport
BFI|KBFI|BFI|47.53020|-122.30225|America/Los_Angeles|King County International Airport
BFJ|ZUBJ|BFJ|27.26672|105.47096|Asia/Shanghai|Bijie Feixiong Airport
BFL|KBFL|BFL|35.43747|-119.05526|America/Los_Angeles|Meadows Field Airport
BFN|FABL|BFN|-29.09585|26.29752|Africa/Johannesburg|Bram Fischer International Airport
BFQ|MPPI|BFQ|7.58333|-78.16667|America/Panama|Bahia Pinas Airport
BFS|EGAA|BFS|54.66240|-6.21762|Europe/London|Belfast International Airport
BFV|VTUO|BFV|15.31944|103.30278|Asia/Bangkok|Buriram Airport
BFY|ZSBA|BFY|33.16629|117.05834|Asia/Shanghai|Bengbu Tenghu Airport
BGA|SKBG|BGA|7.12805|-73.18139|America/Bogota|Palonegro International Airport
BGC|LPBG|BGC|41.85616|-6.70614|Europe/Lisbon|Braganca Airport
BGF|FEFF|BGF|4.39611|18.52028|Africa/Bangui|Bangui-M'poko International Airport
BGG|LTCU|BGG|38.86000|40.59389|Europe/Istanbul|Bingol Airport
BGI|TBPB|BGI|13.08073|-59.48783|America/Barbados|Grantley Adams International Airport
BGK|MZBG|BGK|16.51667|-88.40000|America/Belize|Big Creek Airport
BGM|KBGM|BGM|42.20853|-75.98294|America/New_York|Greater Binghamton Airport
BGO|ENBR|BGO|60.28906|5.22817|Europe/Oslo|Bergen Airport
BGR|KBGR|BGR|44.80870|-68.81780|America/New_York|Bangor International Airport
BGW|ORBI|BGW|33.25588|44.23207|Asia/Baghdad|Baghdad International Airport
BGY|LIME|MIL|45.66531|9.69871|Europe/Rome|Orio al Serio International Airport
BHB|KBHB|BHB|44.44889|-68.36167|America/New_York|Hancock County-Bar Harbor Airport
BHD|EGAC|BFS|54.61452|-5.87021|Europe/London|George Best Belfast City Airport
BHE|NZWB|BHE|-41.51779|173.87108|Pacific/Auckland|Woodbourne Airport
BHH|OEBH|BHH|19.99451|42.61848|Asia/Riyadh|Bisha Domestic Airport
BHI|SAZB|BHI|-38.73056|-62.15056|America/Argentina/Buenos_Aires|Comandante Espora Airport
BHJ|VABJ|BHJ|23.28750|69.67056|Asia/Kolkata|Shyamji Krishna Verma Airport
BHK|UTSB|BHK|39.76037|64.47479|Asia/Tashkent|Bukhara Airport
BHM|KBHM|BHM|33.56083|-86.75219|America/Chicago|Birmingham-Shuttlesworth International Airport
BHO|VABP|BHO|23.29062|77.33553|Asia/Kolkata|Raja Bhoj Airport
BHQ|YBHI|BHQ|-32.00059|141.46892|Australia/Broken_Hill|Broken Hill Airport
BHR|VNBP|BHR|27.67639|84.43250|Asia/Kathmandu|Bharatpur Airport
BHS|YBTH|BHS|-33.41387|149.65518|Australia/Sydney|Bathurst Airport (New South Wales)
BHU|VABV|BHU|21.75500|72.18444|Asia/Kolkata|Bhavnagar Airport
BHV|OPBW|BHV|29.40000|71.68333|Asia/Karachi|Bahawalpur Airport
BHX|EGBB|BHX|52.45252|-1.73326|Europe/London|Birmingham Airport
BHY|ZGBH|BHY|21.54310|109.28870|Asia/Shanghai|Beihai Fucheng Airport
BIA|LFKB|BIA|42.54762|9.48012|Europe/Paris|Airport of Bastia Poretta
BIC|LFEA|BIC|47.41667|-3.33461|Europe/Paris|Belle Ile
BID|KBID|BID|41.16943|-71.57961|America/New_York|Block Island State Airport
BIH|KBIH|BIH|37.37333|-118.36500|America/Los_Angeles|Bishop Airport
BIK|WABB|BIK|-1.19192|136.10581|Asia/Jayapura|Frans Kaisiepo International Airport
BIL|KBIL|BIL|45.80342|-108.53723|America/Denver|Billings Logan International Airport
BIM|MYBS|BIM|25.70006|-79.26399|America/Nassau|Bimini International Airport
BIO|LEBB|BIO|43.30553|-2.90581|Europe/Madrid|Bilbao Airport
BIQ|LFBZ|BIQ|43.47242|-1.53124|Europe/Paris|Biarritz - Anglet - Bayonne Airport
BIR|VNVT|BIR|26.48344|87.26619|Asia/Kathmandu|Biratnagar Airport
BIS|KBIS|BIS|46.77448|-100.75821|America/Chicago|Bismarck Airport
BJA|DAAE|BJA|36.75000|5.08333|Africa/Algiers|Soummam – Abane Ramdane Airport
BJB|OIMN|BJB|37.48972|57.30885|Asia/Tehran|Bojnurd International Airport
BJC|KBJC|DEN|39.91044|-105.11724|America/Denver|Rocky Mountain Metropolitan Airport
BJF|ENBS|BJF|70.60000|29.66667|Europe/Oslo|Batsfjord Airport
BJL|GBYD|BJL|13.34406|-16.65220|Africa/Banjul|Yundum International Airport
BJM|HBBA|BJM|-3.32056|29.32015|Africa/Bujumbura|Bujumbura International Airport
BJR|HABD|BJR|11.60329|37.32324|Africa/Addis_Ababa|Bahir Dar Airport
BJV|LTFE|BJV|37.24395|27.67278|Europe/Istanbul|Milas-Bodrum Airport
BJX|MMLO|BJX|20.98570|-101.47899|America/Mexico_City|Guanajuato International Airport
BJZ|LEBZ|BJZ|38.89331|-6.81956|Europe/Madrid|Badajoz Airport
BKC|PABL|BKC|65.97889|-161.12667|America/Anchorage|Buckland Airport
BKG|KBBG|BKG|36.53208|-93.20054|America/Chicago|Branson Airport
BKI|WBKK|BKI|5.92396|116.05075|Asia/Kuala_Lumpur|Kota Kinabalu International Airport
BKK|VTBS|BKK|13.69306|100.75204|Asia/Bangkok|Suvarnabhumi Airport
BKM|WBGQ|BKM|3.96667|115.61667|Asia/Kuala_Lumpur|Bakelalan Airport
BKO|GABS|BKO|12.54093|-7.94795|Africa/Bamako|Bamako-Senou International Airport
BKQ|YBCK|BKQ|-24.43417|145.42833|Australia/Brisbane|Blackall Airport
BKS|WIPL|BKS|-3.86056|102.33827|Asia/Jakarta|Fatmawati Soekarno Airport
BKW|KBKW|BKW|37.78194|-81.12417|America/New_York|Raleigh County Memorial Airport
BKZ|HTBU|BKZ|-1.33192|31.82253|Africa/Dar_es_Salaam|Bukoba Airport
BLA|SVBC|BLA|10.10794|-64.68589|America/Caracas|General Jose Antonio Anzoategui International Airport
BLB|MPHO|BLB|8.91401|-79.59809|America/Panama|Panama Pacifico Airport
BLE|ESSD|BLE|60.42973|15.50826|Europe/Stockholm|Dala Airport
BLI|KBLI|BLI|48.79573|-122.53267|America/Los_Angeles|Bellingham International Airport
BLJ|DABT|BLJ|35.56667|6.18333|Africa/Algiers|Batna Airport
BLL|EKBI|BLL|55.74738|9.14787|Europe/Copenhagen|Billund Airport
BLP|SPBL|BLP|-16.58333|-69.41667|America/Lima|Huallaga Airport
BLQ|LIPE|BLQ|44.52927|11.29329|Europe/Rome|Guglielmo Marconi Airport
BLR|VOBL|BLR|13.20077|77.71023|Asia/Kolkata|Kempegowda International Airport
BLV|KBLV|BLV|38.54733|-89.81591|America/Chicago|MidAmerica St. Louis Airport / Scott AFB
BLW|HCMN|BLW|4.69825|45.21667|Africa/Mogadishu|Beledweyne Airport
BLZ|FWCL|BLZ|-15.67472|34.97083|Africa/Blantyre|Chileka International Airport
BMA|ESSB|STO|59.35566|17.94608|Europe/Stockholm|Bromma Stockholm Airport
BME|YBRM|BME|-17.95264|122.23429|Australia/Perth|Broome International Airport
BMI|KBMI|BMI|40.48401|-88.91483|America/Chicago|Central Illinois Regional Airport
BMK|EDWR|BMK|53.60000|6.70000|Europe/Berlin|Borkum Airport
BMO|VYBM|BMO|24.26835|97.24906|Asia/Yangon|Banmaw Airport
BMQ|HKBM|BMQ|-4.50000|39.83333|Africa/Nairobi|Bamburi Airport
BMR|EDWZ|BMR|53.71667|7.40000|Europe/Berlin|Baltrum Airport
BMS|SNBU|BMS|-14.23333|-41.63333|America/Belem|Brumado Airport
BMU|WADB|BMU|-8.54252|118.69177|Asia/Makassar|Sultan Muhammad Salahuddin Airport
BMV|VVBM|BMV|12.66667|108.05000|Asia/Ho_Chi_Minh|Phung-Duc Airport
BMW|DATM|BMW|21.37582|0.92633|Africa/Algiers|Bordj Badji Mokhtar Airport
BMY|NWWC|BMY|-19.75000|163.66667|Pacific/Noumea|Belep Island Airport
BNA|KBNA|BNA|36.13174|-86.66894|America/Chicago|Nashville International Airport
BNB|FZGN|BNB|-0.28685|20.88397|Africa/Kinshasa|Boende Airport
BND|OIKB|BND|27.21059|56.36838|Asia/Tehran|Bandar Abbas International Airport
BNE|YBBN|BNE|-27.40303|153.10906|Australia/Brisbane|Brisbane Airport
BNI|DNBE|BNI|6.31694|5.60386|Africa/Lagos|Benin City Airport
BNK|YBNA|BNK|-28.83761|153.55640|Australia/Sydney|Ballina Byron Gateway Airport
BNN|ENBN|BNN|65.45944|12.20995|Europe/Oslo|Bronnoysund Airport, Bronnoy
BNS|SVBI|BNS|8.61806|-70.22111|America/Caracas|Barinas Airport
BNX|LQBK|BNX|44.93333|17.30000|Europe/Sarajevo|Banja Luka International Airport
BNY|AGGB|BNY|-11.30000|159.81667|Pacific/Guadalcanal|Bellona Airport
BOB|NTTB|BOB|-16.44621|-151.75448|Pacific/Tahiti|Bora Bora Airport
BOC|MPBO|BOC|9.34000|-82.25194|America/Panama|Bocas Del Toro Airport
BOD|LFBD|BOD|44.83102|-0.70217|Europe/Paris|Bordeaux Airport
BOG|SKBO|BOG|4.69860|-74.14314|America/Bogota|El Dorado International Airport
BOH|EGHH|BOH|50.77827|-1.83248|Europe/London|Bournemouth International Airport
BOI|KBOI|BOI|43.56926|-116.22193|America/Boise|Boise Airport
BOJ|LBBG|BOJ|42.56745|27.51554|Europe/Sofia|Bourgas Airport
BOM|VABB|BOM|19.08989|72.86805|Asia/Kolkata|Chhatrapati Shivaji Maharaj International Airport
BON|TNCB|BON|12.13340|-68.27687|America/Curacao|Flamingo International Airport
BOO|ENBO|BOO|67.27262|14.36784|Europe/Oslo|Bodo Airport
BOS|KBOS|BOS|42.36646|-71.02018|America/New_York|Logan International Airport
BOT|AYET|BOT|-7.23333|141.08333|Pacific/Port_Moresby|Boset Airport
BOY|DFOO|BOY|11.16361|-4.32444|Africa/Ouagadougou|Bobo Dioulasso Airport
BPE|ZBDH|BPE|39.66574|119.05975|Asia/Shanghai|Qinhuangdao Beidaihe Airport
BPL|ZWBL|BPL|44.90423|82.02418|Asia/Shanghai|Bole Alashankou Airport
BPN|WALL|BPN|-1.26062|116.90082|Asia/Makassar|Sultan Aji Muhammad International Airport
BPS|SBPS|BPS|-16.44116|-39.08109|America/Belem|Porto Seguro International Airport
BPT|KBPT|BPT|29.95083|-94.02000|America/Chicago|Jack Brooks Regional Airport
BPX|ZUBD|BPX|30.55583|97.10667|Asia/Shanghai|Changdu Bangda Airport
BPY|FMNQ|BPY|-16.75000|44.48333|Indian/Antananarivo|Besalampy Airport
BQB|YBLN|BQB|-33.68688|115.40203|Australia/Perth|Busselton Margaret River Airport
BQG|UHNB|BQG|52.37833|140.44833|Asia/Vladivostok|Bogorodskoye Airport
BQJ|UEBB|BQJ|67.64889|134.69500|Asia/Vladivostok|Batagay Airport
BQK|KBQK|BQK|31.16667|-81.48333|America/New_York|Brunswick Golden Isles Airport
BQL|YBOU|BQL|-22.90000|139.90000|Australia/Brisbane|Boulia Airport
BQN|TJBQ|BQN|18.49535|-67.13413|America/Puerto_Rico|Rafael Hernández International Airport
BQS|UHBB|BQS|50.41667|127.40000|Asia/Yakutsk|Ignatievo Airport
BQT|UMBB|BQT|52.11006|23.89822|Europe/Minsk|Brest Airport
BQU|TVSB|BQU|13.01944|-61.39444|America/St_Vincent|J.F. Mitchell
BRA|SNBR|BRA|-12.07306|-45.00833|America/Belem|Barreiras Airport
BRB|SBRR|BRB|-2.75562|-42.81710|America/Fortaleza|Barreirinhas Airport
BRC|SAZS|BRC|-41.14596|-71.16108|America/Argentina/Buenos_Aires|San Carlos de Bariloche International Airport
BRD|KBRD|BRD|46.39722|-94.13750|America/Chicago|Brainerd Lakes Regional Airport
BRE|EDDW|BRE|53.05297|8.78535|Europe/Berlin|Bremen Airport
BRI|LIBD|BRI|41.13388|16.76391|Europe/Rome|Bari International Airport-Karol Wojtyla
BRK|YBKE|BRK|-30.08333|145.93333|Australia/Sydney|Bourke Airport
BRL|KBRL|BRL|40.78611|-91.12333|America/Chicago|Southeast Iowa Regional Airport
BRM|SVBM|BRM|10.04627|-69.35984|America/Caracas|Barquisimeto Airport
BRN|LSZB|BRN|46.91173|7.50356|Europe/Zurich|Bern Airport
BRO|KBRO|BRO|25.90889|-97.42333|America/Chicago|Brownsville/South Padre Island International Airport
BRQ|LKTB|BRQ|49.15000|16.70000|Europe/Prague|Turany Airport
BRR|EGPR|BRR|57.02524|-7.44934|Europe/London|Barra Eoligarry Airport
BRS|EGGD|BRS|51.38676|-2.71066|Europe/London|Bristol Airport
BRU|EBBR|BRU|50.89717|4.48360|Europe/Brussels|Brussels Airport
BRW|PABR|BRW|71.28722|-156.77025|America/Anchorage|Wiley Post-Will Rogers Memorial Airport
BRX|MDBH|BRX|18.21667|-71.11667|America/Santo_Domingo|Barahona Airport
BSA|HCMF|BSA|11.28333|49.15000|Africa/Mogadishu|Bosaso International Airport
BSB|SBBR|BSB|-15.86981|-47.92149|America/Sao_Paulo|International Airport of Brasilia
BSC|SKBS|BSC|6.18333|-77.40000|America/Bogota|Bahia Solano Airport
BSD|ZPBS|BSD|25.05518|99.16143|Asia/Shanghai|Baoshan Airport
BSG|FGBT|BSG|1.90667|9.80222|Africa/Malabo|Bata Airport
BSK|DAUB|BSK|34.79333|5.73806|Africa/Algiers|Biskra Airport
BSL|LFSB|BSL|47.59932|7.53286|Europe/Paris|EuroAirport Basel-Mulhouse-Freiburg - French
BSO|RPUO|BSO|20.45306|121.97778|Asia/Manila|Basco Airport
BSR|ORMM|BSR|30.55269|47.66687|Asia/Baghdad|Basra International Airport
BSX|VYPN|BSX|16.81245|94.77490|Asia/Yangon|Pathein Airport
BSZ|UCFM|BSZ|43.05358|74.46945|Asia/Bishkek|Manas International Airport
BTC|VCCB|BTC|7.70488|81.67854|Asia/Colombo|Batticaloa Airport
BTH|WIDD|BTH|1.12363|104.11528|Asia/Jakarta|Hang Nadim Airport
BTI|PABA|BTI|70.13472|-143.57833|America/Anchorage|Barter Island Airport
BTJ|WITT|BTJ|5.51802|95.41833|Asia/Jakarta|Sultan Iskandar Muda International Airport
BTK|UIBB|BTK|56.36667|101.81667|Asia/Irkutsk|Bratsk Airport
BTM|KBTM|BTM|45.95111|-112.49389|America/Denver|Bert Mooney Airport
BTO|SMBO|BTO|4.25000|-55.45000|America/Paramaribo|Botopasi Airport
BTR|KBTR|BTR|30.53254|-91.15691|America/Chicago|Baton Rouge Metropolitan Airport
BTS|LZIB|BTS|48.17002|17.19980|Europe/Bratislava|Bratislava Airport
BTT|PABT|BTT|66.91528|-151.52639|America/Anchorage|Bettles Airport
BTU|WBGB|BTU|3.12351|113.02311|Asia/Kuala_Lumpur|Bintulu Airport
BTV|KBTV|BTV|44.46901|-73.15528|America/New_York|Burlington International Airport
BTW|WAOC|BTW|-3.41194|116.00008|Asia/Makassar|Batulicin Airport
BUA|AYBK|BUA|-5.42244|154.67289|Pacific/Bougainville|Buka Airport
BUC|YBKT|BUC|-17.75000|139.53333|Australia/Brisbane|Burketown Airport
BUD|LHBP|BUD|47.43304|19.26162|Europe/Budapest|Budapest Airport
BUF|KBUF|BUF|42.93383|-78.73180|America/New_York|Buffalo Niagara International Airport
BUI|WAJB|BUI|-3.68466|138.68003|Asia/Jayapura|Bokondini Airport
BUN|SKBU|BUN|3.82500|-76.99583|America/Bogota|Buenaventura Airport
BUQ|FVBU|BUQ|-20.01493|28.62262|Africa/Harare|Bulawayo Joshua Mqabuko Nkomo International Airport
BUR|KBUR|BUR|34.19619|-118.35411|America/Los_Angeles|Hollywood Burbank Airport
BUS|UGSB|BUS|41.61083|41.60056|Asia/Tbilisi|Batumi Airport
BUT|VQBT|BUT|27.56295|90.74610|Asia/Thimphu|Bathpalathang Airport
BUU|WIPI|BUU|-1.54250|102.18278|Asia/Jakarta|Muara Bungo Airport
BUX|FZKA|BUX|1.56583|30.22083|Africa/Lubumbashi|Bunia Airport
BUZ|OIBB|BUZ|28.95829|50.82543|Asia/Tehran|Bushehr Airport
BVA|LFOB|PAR|49.45949|2.11082|Europe/Paris|Paris Beauvais Airport
BVB|SBBV|BVB|2.83333|-60.66667|America/Porto_Velho|Boa Vista Airport
BVC|GVBA|BVC|16.08333|-22.83333|Atlantic/Cape_Verde|Aristides Pereira International Airport
BVE|LFSL|BVE|45.03972|1.48556|Europe/Paris|Brive–Souillac Airport
BVG|ENBV|BVG|70.86667|29.00000|Europe/Oslo|Berlevag Airport
BVH|SBVH|BVH|-12.71667|-60.11667|America/Porto_Velho|Vilhena Airport
BVI|YBDV|BVI|-25.89833|139.34333|Australia/Brisbane|Birdsville Airport
BVJ|USDB|BVJ|70.31528|68.33361|Asia/Yekaterinburg|Bovanenkovo Airport
BVS|SNVS|BVS|-1.66667|-50.46667|America/Belem|Breves Airport
BWA|VNBW|BWA|27.50417|83.42000|Asia/Kathmandu|Gautam Buddha International Airport
BWI|KBWI|BWI|39.17953|-76.66894|America/New_York|Baltimore/Washington International Thurgood Marshall Airport
BWK|LDSB|BWK|43.28333|16.68333|Europe/Zagreb|Bol Airport
BWN|WBSB|BWN|4.94520|114.93375|Asia/Brunei|Brunei International Airport
BWO|UWSB|BWO|51.86211|47.74574|Europe/Saratov|Balakovo Airport
BWT|YWYY|BWT|-40.99889|145.73111|Australia/Brisbane|Burnie Wynyard Airport
BWX|WADY|BWX|-8.31023|114.34046|Asia/Jakarta|Banyuwangi International Airport
BXG|YBDG|BXG|-36.73761|144.32723|Australia/Melbourne|Bendigo Airport
BXH|UAAH|BXH|46.89422|75.00438|Asia/Almaty|Balkhash Airport
BXR|OIKM|BXR|29.08008|58.44936|Asia/Tehran|Bam Airport
BXT|WRLC|BXT|0.16667|117.50000|Asia/Makassar|Bontang Airport
BXU|RPME|BXU|8.94800|125.48123|Asia/Manila|Butuan Airport
BYK|DIBK|BYK|7.73661|-5.06947|Africa/Abidjan|Bouake Airport
BYM|MUBY|BYM|20.38333|-76.65000|America/Havana|C.M. de Cespedes Airport
BYN|ZMBH|BYN|46.10000|100.68333|Asia/Ulaanbaatar|Bayankhongor Airport
BYO|SBDB|BYO|-21.24387|-56.45085|America/Campo_Grande|Bonito Airport
BYR|EKLS|BYR|57.27756|11.00508|Europe/Copenhagen|Laeso Airport
BZE|MZBZ|BZE|17.53917|-88.30833|America/Belize|Philip S.W. Goldson International Airport
BZG|EPBY|BZG|53.09667|17.97861|Europe/Warsaw|Bydgoszcz Ignacy Jan Paderewski Airport
BZI|LTBF|BZI|39.61722|27.92778|Europe/Istanbul|Balikesir Airport
BZK|UUBP|BZK|53.21391|34.17638|Europe/Moscow|Bryansk International Airport
BZL|VGBR|BZL|22.79894|90.30145|Asia/Dhaka|Barisal Airport
BZN|KBZN|BZN|45.77769|-111.16033|America/Denver|Bozeman Yellowstone International Airport
BZO|LIPB|BZO|46.46244|11.33051|Europe/Rome|Bolzano Airport
BZR|LFMU|BZR|43.32119|3.35349|Europe/Paris|Beziers Vias Airport
BZV|FCBB|BZV|-4.25890|15.25114|Africa/Brazzaville|Maya Maya Airport
BZX|ZUBZ|BZX|31.73800|106.64500|Asia/Shanghai|Bazhong Enyang Airport
CAA|MHGE|CAA|14.83056|-85.89444|America/Tegucigalpa|Catacamas Airport
CAB|FNCA|CAB|-5.58333|12.20000|Africa/Luanda|Cabinda Airport
CAC|SBCA|CAC|-25.00161|-53.50156|America/Sao_Paulo|Cascavel Airport
CAE|KCAE|CAE|33.94691|-81.12501|America/New_York|Columbia Metropolitan Airport
CAF|SWCA|CAF|-4.90000|-66.91667|America/Manaus|Carauari Airport
CAG|LIEE|CAG|39.25433|9.06067|Europe/Rome|Cagliari Elmas Airport
CAH|VVCM|CAH|9.17556|105.17944|Asia/Ho_Chi_Minh|Ca Mau Airport
CAI|HECA|CAI|30.12011|31.40647|Africa/Cairo|Cairo International Airport
CAJ|SVCN|CAJ|6.24063|-62.85351|America/Caracas|Canaima Airport
CAK|KCAK|CAK|40.91496|-81.43583|America/New_York|Akron-Canton Regional Airport
CAL|EGEC|CAL|55.43639|-5.68667|Europe/London|Campbeltown Airport
CAN|ZGGG|CAN|23.39250|113.29889|Asia/Shanghai|Guangzhou Baiyun International Airport
CAP|MTCH|CAP|19.73278|-72.19500|America/Port-au-Prince|Cap Haitien Airport
CAT|LPCS|CAT|38.72556|-9.35528|Europe/Lisbon|Cascais Municipal Aerodrome
CAU|SNRU|CAU|-8.25000|-35.91667|America/Belem|Caruaru Airport
CAW|SBCP|CAW|-21.70016|-41.30348|America/Sao_Paulo|Bartolomeu Lisandro Airport
CAY|SOCA|CAY|4.81667|-52.36667|America/Cayenne|Felix Eboue Airport
CAZ|YCBA|CAZ|-31.53680|145.79659|Australia/Sydney|Cobar Airport
CBB|SLCB|CBB|-17.41395|-66.17890|America/La_Paz|Jorge Wilstermann International Airport
CBH|DAOR|CBH|31.64778|-2.25972|Africa/Algiers|Boudghene Ben Ali Lotfi Airport
CBO|RPMC|CBO|7.16141|124.21464|Asia/Manila|Awang Airport
CBQ|DNCA|CBQ|4.96889|8.34741|Africa/Lagos|Calabar Airport
CBR|YSCB|CBR|-35.30735|149.19053|Australia/Sydney|Canberra Airport
CBT|FNCT|CBT|-12.48333|13.48333|Africa/Luanda|Catumbela Airport
CCA|SLCH|CCA|-16.98975|-65.14150|America/La_Paz|Chimore Airport
CCC|MUCC|CCC|22.46111|-78.32861|America/Havana|Jardines del Rey Airport
CCF|LFMK|CCF|43.21548|2.30859|Europe/Paris|Carcassonne Airport
CCJ|VOCL|CCJ|11.13878|75.94998|Asia/Kolkata|Kozhikode Calicut International Airport
CCK|YPCC|CCK|-12.16667|96.91667|Indian/Cocos|Cocos Islands Airport
CCM|SBCM|CCM|-28.70000|-49.36667|America/Sao_Paulo|Criciuma Airport
CCP|SCIE|CCP|-36.77712|-73.05944|America/Santiago|Carriel Sur Airport
CCR|KCCR|CCR|37.98889|-122.05556|America/Los_Angeles|Buchanan Field
CCS|SVMI|CCS|10.59694|-67.00551|America/Caracas|Simon Bolivar International Airport
CCU|VECC|CCU|22.64531|88.43931|Asia/Kolkata|Netaji Subhas Chandra Bose Airport
CCV|NVSF|CCV|-16.20000|167.50000|Pacific/Efate|Craig Cove Airport
CCZ|MYBC|CCZ|25.41750|-77.88139|America/Nassau|Chub Cay Airport
CDB|PACD|CDB|55.19872|-162.72135|America/Anchorage|Cold Bay Airport
CDC|KCDC|CDC|37.70250|-113.09611|America/Denver|Cedar City Regional Airport
CDE|ZBCD|CDE|41.12250|118.07389|Asia/Shanghai|Chengde Puning Airport
CDG|LFPG|PAR|49.00320|2.56702|Europe/Paris|Paris-Charles De Gaulle Airport
CDP|VOCP|CDP|14.51458|78.76478|Asia/Kolkata|Kadapa Airport
CDR|KCDR|CDR|42.83500|-103.09778|America/Denver|Chadron Airport
CDT|LECS|CDT|40.21389|0.07333|Europe/Madrid|Castellon-Costa Azahar Airport
CDV|PACV|CDV|60.49306|-145.47000|America/Anchorage|Mudhole Smith Airport
CEB|RPVM|CEB|10.31333|123.98278|Asia/Manila|Mactan-Cebu International Airport
CEC|KCEC|CEC|41.78000|-124.23583|America/Los_Angeles|Del Norte County Regional Airport
CED|YCDU|CED|-32.12378|133.70122|Australia/Adelaide|Ceduna Airport
CEE|ULWC|CEE|59.28333|38.06667|Europe/Moscow|Cherepovets Airport
CEI|VTCT|CEI|19.95461|99.87881|Asia/Bangkok|Chiang Rai International Airport
CEK|USCC|CEK|55.29751|61.51235|Asia/Yekaterinburg|Chelyabinsk International Airport
CEL|SSCN|CEL|-29.49722|-50.92222|America/Sao_Paulo|Canela
CEM|PARL|CEM|65.57472|-144.78194|America/Anchorage|Central Airport
CEN|MMCN|CEN|27.39194|-109.83917|America/Hermosillo|Ciudad Obregon Airport
CEZ|KCEZ|CEZ|37.30278|-108.62722|America/Denver|Montezuma County Airport
CFB|SBCB|CFB|-22.92500|-42.07861|America/Sao_Paulo|Cabo Frio International Airport
CFE|LFLC|CFE|45.78905|3.15932|Europe/Paris|Clermont-Ferrand Auvergne Airport
CFG|MUCF|CFG|22.15000|-80.41417|America/Havana|Jaime Gonzalez Airport
CFK|DAOI|CFK|36.21222|1.33167|Africa/Algiers|Chlef International Airport
CFN|EIDL|CFN|55.04167|-8.34028|Europe/Dublin|Donegal Airport
CFR|LFRK|CFR|49.18344|-0.45928|Europe/Paris|Carpiquet Airport
CFS|YCFS|CFS|-30.32286|153.11530|Australia/Sydney|Coffs Harbour Airport
CFU|LGKR|CFU|39.60784|19.91465|Europe/Athens|Ioannis Kapodistrias Airport
CGB|SBCY|CGB|-15.65173|-56.12027|America/Campo_Grande|Marechal Rondon International Airport
CGD|ZGCD|CGD|28.92447|111.63886|Asia/Shanghai|Changde Airport
CGH|SBSP|SAO|-23.62690|-46.65956|America/Sao_Paulo|Sao Paulo Congonhas Airport
CGI|KCGI|CGI|37.22361|-89.57167|America/Chicago|Cape Girardeau Regional Airport
CGK|WIII|JKT|-6.13064|106.65553|Asia/Jakarta|Soekarno-Hatta International Airport
CGM|RPMH|CGM|9.25361|124.70694|Asia/Manila|Camiguin Airport
CGN|EDDK|CGN|50.87836|7.12222|Europe/Berlin|Cologne Bonn Airport
CGO|ZHCC|CGO|34.52752|113.84024|Asia/Shanghai|Zhengzhou Xinzheng International Airport
CGP|VGEG|CGP|22.24520|91.81516|Asia/Dhaka|Shah Amanat International Airport
CGQ|ZYCC|CGQ|43.99522|125.69705|Asia/Shanghai|Changchun Longjia International Airport
CGR|SBCG|CGR|-20.45699|-54.66887|America/Campo_Grande|Campo Grande International Airport
CGY|RPMY|CGY|8.61250|124.45722|Asia/Manila|Laguindingan Airport
CHA|KCHA|CHA|35.03692|-85.19778|America/New_York|Chattanooga Metropolitan Airport
CHC|NZCH|CHC|-43.48866|172.53889|Pacific/Auckland|Christchurch International Airport
CHD|SNQU|CHD|-13.03167|-41.44444|America/Bahia|Mucuge Airport
CHG|ZYCY|CHG|41.54508|120.43720|Asia/Shanghai|Chaoyang Airport
CHH|SPPY|CHH|-6.21667|-77.85000|America/Lima|Chachapoyas Airport
CHM|SPEO|CHM|-9.15056|-78.53111|America/Lima|Chimbote Airport
CHO|KCHO|CHO|38.13941|-78.44928|America/New_York|Charlottesville Albemarle Airport
CHQ|LGSA|CHQ|35.54020|24.14037|Europe/Athens|Chania International Airport
CHS|KCHS|CHS|32.88435|-80.03716|America/New_York|Charleston International Airport
CHT|NZCI|CHT|-43.80000|-176.35000|Pacific/Chatham|Chatham Islands / Tuuta Airport
CHU|PACH|CHU|61.58344|-159.23882|America/Anchorage|Chuathbaluk Airport
CHX|MPCH|CHX|9.45000|-82.45000|America/Panama|Changuinola Airport
CHY|AGGC|CHY|-6.71379|156.39856|Pacific/Guadalcanal|Choiseul Bay Airport
CIA|LIRA|ROM|41.79906|12.59099|Europe/Rome|Rome Ciampino Giovan Battista Pastine Airport
CID|KCID|CID|41.88942|-91.70031|America/Chicago|Eastern Iowa Airport
CIF|ZBCF|CIF|42.15452|118.83317|Asia/Shanghai|Chifeng Yulong Airport
CIH|ZBCZ|CIH|36.24588|113.12158|Asia/Shanghai|Changzhi Wangcun Airport
CIJ|SLCO|CIJ|-11.02639|-68.75278|America/La_Paz|Capitan Anibal Arab Airport
CIK|PACI|CIK|66.64806|-143.72917|America/Anchorage|Chalkyitsik Airport
CIT|UAII|CIT|42.36484|69.49285|Asia/Almaty|Shymkent International Airport
CIU|KCIU|CIU|46.25093|-84.45794|America/Detroit|Chippewa County International Airport
CIW|TVSC|CIW|12.70000|-61.31667|America/St_Vincent|Canouan Island Airport
CIX|SPHI|CIX|-6.78972|-79.83222|America/Lima|J.A. Quinones Gonzalez Airport
CIY|LICB|CIY|36.99621|14.60915|Europe/Rome|Comiso Airport
CJA|SPJR|CJA|-7.13333|-78.50000|America/Lima|Cajamarca Airport
CJB|VOCB|CJB|11.03103|77.03893|Asia/Kolkata|Coimbatore International Airport
CJC|SCCF|CJC|-22.49508|-68.90843|America/Santiago|El Loa Airport
CJJ|RKTU|CJJ|36.72240|127.49509|Asia/Seoul|Cheongju International Airport
CJL|OPCH|CJL|35.88611|71.79444|Asia/Karachi|Chitral Airport
CJM|VTSE|CJM|10.71112|99.36138|Asia/Bangkok|Chumphon Airport
CJN|WICN|CJN|-7.72000|108.48861|Asia/Jakarta|Cijulang Nusawiru Airport
CJS|MMCS|CJS|31.63593|-106.43610|America/Ciudad_Juarez|Abraham Gonzalez International Airport
CJU|RKPC|CJU|33.50670|126.49312|Asia/Seoul|Jeju International Airport
CJZ|SJZA|CJZ|-6.88278|-38.61583|America/Fortaleza|Cajazeiras Airport
CKB|KCKB|CKB|39.29556|-80.22944|America/New_York|North Central West Virginia Airport
CKD|PACJ|CKD|61.87083|-158.10083|America/Anchorage|Crooked Creek Airport
CKG|ZUCK|CKG|29.72034|106.63408|Asia/Shanghai|Chongqing Jiangbei International Airport
CKH|UESO|CKH|70.63333|147.88333|Asia/Magadan|Chokurdah Airport
CKS|SBCJ|CKS|-6.11475|-50.00194|America/Belem|Carajas Airport
CKW|YCHK|CKW|-22.35250|119.63883|Australia/Perth|Christmas Creek Mine Airport
CKY|GUCY|CKY|9.57565|-13.62017|Africa/Conakry|Conakry International Airport
CKZ|LTBH|CKZ|40.13742|26.42694|Europe/Istanbul|Canakkale Airport
CLD|KCRQ|CLD|33.12729|-117.27888|America/Los_Angeles|McClellan-Palomar Airport
CLE|KCLE|CLE|41.41086|-81.83821|America/New_York|Cleveland Hopkins International Airport
CLJ|LRCL|CLJ|46.78206|23.68701|Europe/Bucharest|Avram Iancu Cluj International Airport
CLL|KCLL|CLL|30.59384|-96.36682|America/Chicago|Easterwood Airport
CLO|SKCL|CLO|3.54306|-76.38139|America/Bogota|Alfonso Bonilla Aragon International Airport
CLP|PFCL|CLP|58.83690|-158.52819|America/Anchorage|Clarks Point Airport
CLQ|MMIA|CLQ|19.30000|-103.65000|America/Mexico_City|Colima Airport
CLT|KCLT|CLT|35.21917|-80.93583|America/New_York|Charlotte Douglas International Airport
CLV|SWKN|CLV|-17.72561|-48.60746|America/Sao_Paulo|Nelson Ribeiro Guimaraes Airport
CLY|LFKC|CLY|42.52778|8.79167|Europe/Paris|Sainte Catherine Airport
CMA|YCMU|CMA|-28.03139|145.61611|Australia/Brisbane|Cunnamulla Airport
CMB|VCBI|CMB|7.17411|79.88649|Asia/Colombo|Bandaranaike International Airport
CME|MMCE|CME|18.65103|-91.80273|America/Merida|Ciudad del Carmen International Airport
CMF|LFLB|CMF|45.63799|5.88437|Europe/Paris|Chambery Airport
CMG|SBCR|CMG|-19.01111|-57.67222|America/Campo_Grande|Corumba Internacional Airport
CMH|KCMH|CMH|39.99818|-82.88497|America/New_York|John Glenn Columbus International Airport
CMI|KCMI|CMI|40.03967|-88.26905|America/Chicago|University of Illinois Willard Airport
CMN|GMMN|CAS|33.36667|-7.58667|Africa/Casablanca|Mohammed V International Airport
CMP|SNKE|CMP|-9.80000|-36.35000|America/Belem|Campo Alegre Airport
CMU|AYCH|CMU|-6.02059|144.97285|Pacific/Port_Moresby|Chimbu Airport
CMW|MUCM|CMW|21.41861|-77.84972|America/Havana|Ign Agramonte International Airport
CMX|KCMX|CMX|47.16778|-88.48639|America/Detroit|Houghton County Memorial Airport
CNB|YCNM|CNB|-30.98083|148.37833|Australia/Sydney|Coonamble Airport
CNC|YCCT|CNC|-10.05018|143.06659|Australia/Brisbane|Coconut Island Airport
CND|LRCK|CND|44.35000|28.48333|Europe/Bucharest|Kogalniceanu Airport
CNF|SBCF|BHZ|-19.63242|-43.96321|America/Sao_Paulo|Tancredo Neves International Airport
CNI|ZYCH|CNI|39.26702|122.66395|Asia/Shanghai|Changhai Airport
CNJ|YCCY|CNJ|-20.66890|140.50852|Australia/Brisbane|Cloncurry Airport
CNM|KCNM|CNM|32.33722|-104.26278|America/Denver|Cavern City Air Terminal
CNN|VOKN|CNN|11.92000|75.55000|Asia/Kolkata|Kannur International Airport
CNP|BGCO|CNP|70.74306|-22.65833|America/Scoresbysund|Neerlerit Inaat Airport
CNQ|SARC|CNQ|-27.44972|-58.76222|America/Argentina/Buenos_Aires|Camba Punta Airport
CNS|YBCS|CNS|-16.87654|145.75404|Australia/Brisbane|Cairns Airport
CNX|VTCC|CNX|18.76957|98.96841|Asia/Bangkok|Chiang Mai International Airport
CNY|KCNY|CNY|38.75944|-109.74611|America/Denver|Canyonlands Regional Airport, Moab
COD|KCOD|COD|44.51583|-109.02750|America/Denver|Yellowstone Regional Airport
COK|VOCI|COK|10.15564|76.39054|Asia/Kolkata|Cochin International Airport
COL|EGEL|COL|56.61667|-6.61667|Europe/London|Coll Island Airport
COO|DBBB|COO|6.35387|2.38382|Africa/Porto-Novo|Cotonou Airport
COR|SACO|COR|-31.31579|-64.21190|America/Argentina/Buenos_Aires|Ingeniero Aeronautico Ambrosio L.V. Taravella International Airport
COS|KCOS|COS|38.79713|-104.70056|America/Denver|Colorado Springs Airport
COU|KCOU|COU|38.81361|-92.21917|America/Chicago|Columbia Regional Airport
COV|LTDB|COV|36.89694|35.06750|Europe/Istanbul|Çukurova International Airport
CPC|SAZY|CPC|-40.06667|-71.13333|America/Argentina/Salta|Aviador Carlos Campos Airport
CPD|YCBP|CPD|-29.04444|134.75278|Australia/Adelaide|Coober Pedy Airport
CPE|MMCP|CPE|19.83500|-90.50944|America/Merida|Campeche International Airport
CPH|EKCH|CPH|55.62905|12.64760|Europe/Copenhagen|Copenhagen Airport
CPO|SCAT|CPO|-27.29892|-70.41441|America/Santiago|Chamonate Airport
CPR|KCPR|CPR|42.90861|-106.46250|America/Denver|Casper/Natrona County International Airport
CPT|FACT|CPT|-33.96891|18.59649|Africa/Johannesburg|Cape Town International Airport
CPV|SBKG|CPV|-7.26667|-35.90000|America/Belem|Joao Suassuna Airport
CPX|TJCP|CPX|18.31207|-65.30172|America/Puerto_Rico|Benjamin Rivera Noriega Airport
CQW|ZUWL|CQW|29.46583|107.69222|Asia/Shanghai|Chongqing Xiannyushan Airport
CRA|LRCV|CRA|44.31889|23.88639|Europe/Bucharest|Craiova Airport
CRD|SAVC|CRD|-45.78932|-67.46974|America/Argentina/Buenos_Aires|General E. Mosconi International Airport
CRI|MYCI|CRI|22.75000|-74.15000|America/Nassau|Crooked Island Airport
CRK|RPLC|CRK|15.18770|120.54979|Asia/Manila|Clark International Airport
CRL|EBCI|BRU|50.45670|4.45170|Europe/Brussels|Brussels South Charleroi Airport
CRM|RPVF|CRM|12.48333|124.58333|Asia/Manila|Catarman National Airport
CRP|KCRP|CRP|27.77481|-97.50249|America/Chicago|Corpus Christi International Airport
CRU|TGPZ|CRU|12.47500|-61.47222|America/Grenada|Carriacou Island Airport
CRV|LIBC|CRV|38.99630|17.08078|Europe/Rome|Crotone Airport
CRW|KCRW|CRW|38.37034|-81.59650|America/New_York|Yeager Airport
CRZ|UTAV|CRZ|39.09258|63.60120|Asia/Ashgabat|Turkmenabat Airport
CSG|KCSG|CSG|32.51333|-84.94111|America/New_York|Columbus Airport (Georgia)
CSH|ULAS|CSH|65.02944|35.73333|Europe/Moscow|Solovky Airport
CSK|GOGS|CSK|12.39215|-16.74412|Africa/Dakar|Cap Skirring Airport
CSW|MMSL|CSW|22.94907|-109.93948|America/Mazatlan|Cabo San Lucas International Airport
CSX|ZGHA|CSX|28.19334|113.21459|Asia/Shanghai|Changsha Huanghua International Airport
CSY|UWKS|CSY|56.13333|47.26667|Europe/Moscow|Cheboksary Airport
CTA|LICC|CTA|37.47066|15.06588|Europe/Rome|Catania-Fontanarossa Airport
CTC|SANC|CTC|-28.44833|-65.77972|America/Argentina/Buenos_Aires|Catamarca Airport
CTD|MPCE|CTD|7.98156|-80.41070|America/Panama|Chitre Alonso Valderrama Airport
CTG|SKCG|CTG|10.44570|-75.51659|America/Bogota|Rafael Nunez International Airport
CTL|YBCV|CTL|-26.41333|146.25843|Australia/Brisbane|Charleville Airport
CTM|MMCM|CTM|18.48194|-88.33333|America/Cancun|Chetumal Airport
CTN|YCKN|CTN|-15.44333|145.18333|Australia/Brisbane|Cooktown Airport
CTQ|SSVP|CTQ|-18.85000|-50.10000|America/Sao_Paulo|Do Palmar Airport
CTS|RJCC|SPK|42.78728|141.68134|Asia/Tokyo|New Chitose Airport
CTU|ZUUU|CTU|30.58113|103.95680|Asia/Shanghai|Chengdu Shuangliu International Airport
CUA|MMDA|CUA|25.05045|-111.61278|America/Mazatlan|Ciudad Constitucion Airport
CUC|SKCC|CUC|7.92711|-72.50815|America/Bogota|Camilo Daza International Airport
CUE|SECU|CUE|-2.88934|-78.98689|America/Guayaquil|Mariscal Lamar International Airport
CUF|LIMZ|CUF|44.53528|7.61750|Europe/Rome|Levaldigi Airport
CUK|MZCK|CUK|17.73553|-88.02956|America/Belize|Caye Caulker Airport
CUL|MMCL|CUL|24.76643|-107.46958|America/Mazatlan|Culiacan International Airport
CUM|SVCU|CUM|10.44988|-64.13174|America/Caracas|Antonio Jose de Sucre Airport
CUN|MMUN|CUN|21.04046|-86.87444|America/Cancun|Cancun International Airport
CUP|SVCP|CUP|10.65889|-63.26250|America/Caracas|Carupano Airport
CUQ|YCOE|CUQ|-13.76534|143.11908|Australia/Brisbane|Coen Airport
CUR|TNCC|CUR|12.18462|-68.95706|America/Curacao|Curacao International Airport
CUU|MMCU|CUU|28.70405|-105.96952|America/Mazatlan|Gen Fierro Villalobos International Airport
CUZ|SPZO|CUZ|-13.53843|-71.94371|America/Lima|Alejandro Velasco Astete International Airport
CVG|KCVG|CVG|39.05550|-84.66145|America/New_York|Cincinnati/Northern Kentucky International Airport
CVM|MMCV|CVM|23.71389|-98.96528|America/Monterrey|Ciudad Victoria Airport
CVN|KCVN|CVN|34.42722|-103.07889|America/Denver|Clovis Regional Airport
CVQ|YCAR|CVQ|-24.88343|113.66358|Australia/Perth|Carnarvon Airport
CVU|LPCR|CVU|39.70000|-31.10000|Atlantic/Azores|Corvo Island (Azores) Airport
CWA|KCWA|CWA|44.78421|-89.67244|America/Chicago|Central Wisconsin Airport
CWB|SBCT|CWB|-25.53576|-49.17330|America/Sao_Paulo|Afonso Pena International Airport
CWC|UKLN|CWC|48.26697|25.97010|Europe/Kyiv|Chernivtsi International Airport
CWJ|ZPCW|CWJ|23.27486|99.37130|Asia/Shanghai|Cangyuan Washan Airport
CWL|EGFF|CWL|51.39877|-3.33907|Europe/London|Cardiff Airport
CXB|VGCB|CXB|21.45000|91.96667|Asia/Dhaka|Coxs Bazar Airport
CXH|CYHC|YVR|49.29083|-123.11797|America/Vancouver|Vancouver Harbour Flight Centre Seaplane Terminal
CXI|PLCH|CXI|1.96667|-157.45000|Pacific/Kiritimati|Christmas Island Airport
CXJ|SBCX|CXJ|-29.19508|-51.18747|America/Sao_Paulo|Hugo Cantergiani Regional Airport
CXP|WIHL|CXP|-7.73333|109.00000|Asia/Jakarta|Tunggul Wulung Airport
CXR|VVCR|CXR|12.00682|109.21695|Asia/Ho_Chi_Minh|Cam Ranh International Airport
CYA|MTCA|CYA|18.26972|-73.78833|America/Port-au-Prince|Les Cayes Airport
CYB|MWCB|CYB|19.69019|-79.87941|America/Cayman|Charles Kirkconnel International Airport
CYC|MZCP|CYC|17.68810|-88.04455|America/Belize|Caye Chapel Airport
CYF|PACK|CYF|60.21667|-164.20000|America/Anchorage|Chefornak Sea Plane Base
CYI|RCKU|CYI|23.45424|120.39826|Asia/Taipei|Chiayi Airport
CYO|MUCL|CYO|21.61667|-81.51667|America/Havana|Cayo Largo Del Sur Airport
CYP|RPVC|CYP|12.07583|124.54306|Asia/Manila|Calbayog Airport
CYS|KCYS|CYS|41.15583|-104.81667|America/Denver|Cheyenne Regional Airport
CYT|PACY|CYT|60.08000|-142.49444|America/Anchorage|Yakataga Intermediate Airport
CYU|RPLO|CYU|10.88333|121.00000|Asia/Manila|Cuyo Airport
CYX|UESS|CYX|68.75000|161.35000|Asia/Magadan|Cherskiy Airport
CYZ|RPUY|CYZ|16.93000|121.75583|Asia/Manila|Cauayan Airport
CZE|SVCR|CZE|11.41583|-69.68194|America/Caracas|Coro Airport
CZH|MZCZ|CZH|18.38233|-88.41067|America/Belize|Corozal Airport
CZL|DABC|CZL|36.28648|6.61843|Africa/Algiers|Mohamed Boudiaf International Airport
CZM|MMCZ|CZM|20.51120|-86.93046|America/Cancun|Cozumel Airport
CZS|SBCZ|CZS|-7.58333|-72.78333|America/Eirunepe|Cruzeiro do Sul International Airport
CZU|SKCZ|CZU|9.33750|-75.28278|America/Bogota|Corozal Airport
CZX|ZSCG|CZX|31.91412|119.77976|Asia/Shanghai|Changzhou Airport
DAB|KDAB|DAB|29.18519|-81.06083|America/New_York|Daytona Beach International Airport
DAC|VGHS|DAC|23.84865|90.40587|Asia/Dhaka|Hazrat Shahjalal International Airport
DAD|VVDN|DAD|16.05334|108.20275|Asia/Ho_Chi_Minh|Da Nang International Airport
DAL|KDAL|DFW|32.84391|-96.85000|America/Chicago|Dallas Love Field
DAM|OSDI|DAM|33.41117|36.51249|Asia/Damascus|Damascus International Airport
DAR|HTDA|DAR|-6.87353|39.20211|Africa/Dar_es_Salaam|Julius Nyerere International Airport
DAT|ZBDT|DAT|40.05554|113.48136|Asia/Shanghai|Datong Yungang Airport
DAU|AYDU|DAU|-9.08351|143.20606|Pacific/Port_Moresby|Daru Airport
DAV|MPDA|DAV|8.38333|-82.43333|America/Panama|Enrique Malek Airport
DAX|ZUDX|DZH|31.13169|107.42756|Asia/Shanghai|Dazhou Heshi Airport
DAY|KDAY|DAY|39.89801|-84.22077|America/New_York|James M. Cox Dayton International Airport
DBA|OPDB|DBA|28.87462|64.40300|Asia/Karachi|Dalbandin Airport
DBB|HEAL|DBB|30.92444|28.46139|Africa/Cairo|Al Alamain International Airport
DBC|ZYBA|DBC|45.50501|123.01885|Asia/Shanghai|Baicheng Chang'an Airport
DBO|YSDU|DBO|-32.21882|148.56957|Australia/Sydney|Dubbo City Regional Airport
DBQ|KDBQ|DBQ|42.41000|-90.71083|America/Chicago|Dubuque Regional Airport
DBR|VEDH|DBR|26.19472|85.91750|Asia/Kolkata|Darbhanga Airport
DBV|LDDU|DBV|42.56072|18.26062|Europe/Zagreb|Dubrovnik Airport
DCA|KDCA|WAS|38.85343|-77.04346|America/New_York|Ronald Reagan National Airport
DCF|TDCF|DCF|15.33905|-61.39178|America/Dominica|Canefield Airport
DCM|LFCK|DCM|43.55583|2.28417|Europe/Paris|Mazamet Airport
DCY|ZUDC|DCY|29.32306|100.05333|Asia/Shanghai|Daocheng Yading Airport
DDC|KDDC|DDC|37.76167|-99.96500|America/Chicago|Dodge City Municipal Airport
DDG|ZYDD|DDG|40.03237|124.28081|Asia/Shanghai|Dandong Langtou Airport
DDR|ZUDR|DDR|28.60250|86.81030|Asia/Shanghai|Xigaze Dingri Airport
DEA|OPDG|DEA|29.96109|70.48841|Asia/Karachi|Dera Ghazi Khan Airport
DEB|LHDC|DEB|47.55000|21.70000|Europe/Budapest|Debrecen Airport
DEC|KDEC|DEC|39.83425|-88.87653|America/Chicago|Decatur Airport
DED|VIDN|DED|30.31667|78.03333|Asia/Kolkata|Dehra Dun Airport
DEE|UHSM|DEE|43.95840|145.68300|Asia/Vladivostok|Mendeleyevo Airport
DEF|OIAD|DEF|32.43883|48.38468|Asia/Tehran|Dezful Airport
DEL|VIDP|DEL|28.55655|77.10079|Asia/Kolkata|Indira Gandhi International Airport
DEM|HADD|DEM|8.54931|34.86045|Africa/Addis_Ababa|Dembidolo Airport
DEN|KDEN|DEN|39.85138|-104.67310|America/Denver|Denver International Airport
DEX|WAVD|DEX|-4.85570|139.48200|Asia/Jayapura|Nop Goliath Airport
DFW|KDFW|DFW|32.89746|-97.03613|America/Chicago|Dallas/Fort Worth International Airport
DGA|MZPB|DGA|16.98203|-88.22883|America/Belize|Dangriga Airport
DGH|VEDO|DGH|24.44472|86.70250|Asia/Kolkata|Deoghar Airport
DGO|MMDO|DGO|24.12500|-104.52500|America/Monterrey|Durango International Airport
DGT|RPVD|DGT|9.33254|123.29601|Asia/Manila|Dumaguete Airport
DHM|VIGG|DHM|32.16548|76.26069|Asia/Kolkata|Gaggal Airport
DHN|KDHN|DHN|31.31794|-85.45024|America/Chicago|Dothan Regional Airport
DIB|VEMN|DIB|27.48322|95.01647|Asia/Kolkata|Dibrugarh Airport
DIE|FMNA|DIE|-12.34611|49.29250|Indian/Antananarivo|Antsiranana/Arrachart Airport
DIG|ZPDQ|DIG|27.79584|99.68058|Asia/Shanghai|Diqing Shangri-La Airport
DIJ|LFSD|DIJ|47.27083|5.08889|Europe/Paris|Dijon Airport
DIK|KDIK|DIK|46.80147|-102.79320|America/Denver|Dickinson Regional Airport
DIL|WPDL|DIL|-8.54962|125.52500|Asia/Dili|Presidente Nicolau Lobato International Airport
DIN|VVDB|DIN|21.38333|103.00000|Asia/Ho_Chi_Minh|Dien Bien Airport
DIR|HADR|DIR|9.61338|41.85799|Africa/Addis_Ababa|Aba Tenna D Yilma Airport
DIS|FCPL|DIS|-4.21099|12.66691|Africa/Brazzaville|Dolisie Airport
DIU|VADU|DIU|20.71667|70.91667|Asia/Kolkata|Diu Airport
DIY|LTCC|DIY|37.91080|40.19736|Europe/Istanbul|Diyarbakir Airport
DJB|WIPA|DJB|-1.63163|103.63883|Asia/Jakarta|Sultan Thaha Syaifuddin Airport
DJE|DTTJ|DJE|33.87118|10.77515|Africa/Tunis|Djerba–Zarzis International Airport
DJG|DAAJ|DJG|24.46528|9.48889|Africa/Algiers|Tiska Djanet Airport
DJJ|WAJJ|DJJ|-2.56989|140.51299|Asia/Jayapura|Sentani Airport
DJT|KDJT|DJT|26.68320|-80.09560|America/New_York|President Donald J. Trump International Airport
DLA|FKKD|DLA|4.01346|9.71702|Africa/Douala|Douala International Airport
DLC|ZYTL|DLC|38.96102|121.53999|Asia/Shanghai|Dalian International Airport
DLE|LFGJ|DLE|47.03825|5.42872|Europe/Paris|Dole-Jura Airport
DLG|PADL|DLG|59.04264|-158.51111|America/Anchorage|Dillingham Airport
DLH|KDLH|DLH|46.83897|-92.18019|America/Chicago|Duluth International Airport
DLI|VVDL|DLI|11.74969|108.37603|Asia/Ho_Chi_Minh|Lien Khuong Airport
DLM|LTBS|DLM|36.71734|28.78715|Europe/Istanbul|Dalaman Airport
DLR|UHHD|DLR|45.87830|133.73630|Asia/Vladivostok|Dalnerechensk Airport
DLU|ZPDL|DLU|25.65135|100.32316|Asia/Shanghai|Dali Airport
DLZ|ZMDZ|DLZ|43.60600|104.37033|Asia/Ulaanbaatar|Gurvan Saikhan Airport
DMB|UADD|DMB|42.85537|71.30460|Asia/Almaty|Taraz Airport
DMD|YDMG|DMD|-17.93920|138.82160|Australia/Brisbane|Doomadgee Airport
DME|UUDD|MOW|55.41457|37.89949|Europe/Moscow|Moscow Domodedovo Airport
DMK|VTBD|BKK|13.91250|100.60667|Asia/Bangkok|Don Mueang International Airport
DMM|OEDF|DMM|26.47111|49.79778|Asia/Riyadh|King Fahd International Airport
DMU|VEMR|DMU|25.87982|93.77287|Asia/Kolkata|Dimapur Airport
DND|EGPN|DND|56.45409|-3.01453|Europe/London|Dundee Airport
DNH|ZLDH|DNH|40.20000|94.68333|Asia/Shanghai|Dunhuang Airport
DNK|UKDD|DNK|48.36874|35.09446|Europe/Kyiv|Dnepropetrovsk International Airport
DNR|LFRD|DNR|48.58778|-2.08361|Europe/Paris|Pleurtuit Airport
DNZ|LTAY|DNZ|37.78722|29.70333|Europe/Istanbul|Cardak Airport
DOD|HTDO|DOD|-6.17044|35.75270|Africa/Dar_es_Salaam|Dodoma Airport
DOE|SMDJ|DOE|4.01667|-55.48333|America/Paramaribo|Djoemoe Airport
DOG|HSDN|DOG|19.15199|30.43192|Africa/Khartoum|Dongola Airport
DOH|OTHH|DOH|25.26099|51.61359|Asia/Qatar|Hamad International Airport
DOL|LFRG|DOL|49.36278|0.16417|Europe/Paris|Saint Gatien Airport
DOM|TDPD|DOM|15.54589|-61.30054|America/Dominica|Douglas-Charles Airport
DOP|VNDP|DOP|29.00000|82.81667|Asia/Kathmandu|Dolpa Airport
DOY|ZSDY|DOY|37.51833|118.78778|Asia/Shanghai|Dongying Airport
DPL|RPMG|DPL|8.59998|123.34418|Asia/Manila|Dipolog Airport
DPO|YDPO|DPO|-41.17206|146.42754|Australia/Hobart|Devonport Airport
DPS|WADD|DPS|-8.74806|115.16750|Asia/Makassar|Ngurah Rai International Airport
DPT|UEBD|DPT|69.39255|139.89538|Asia/Vladivostok|Deputatskiy Airport
DQA|ZYDQ|DQA|46.74699|125.13399|Asia/Shanghai|Daqing Sartu Airport
DQM|OODQ|DQM|19.50232|57.63830|Asia/Muscat|Duqm International Airport
DRG|PADE|DRG|66.07119|-162.75989|America/Anchorage|Deering Airport
DRJ|SMDA|DRJ|4.11667|-54.66667|America/Paramaribo|Drietabbetje Airport
DRO|KDRO|DRO|37.15995|-107.75108|America/Denver|Durango-La Plata County Airport
DRP|RPLK|DRP|13.11222|123.67722|Asia/Manila|Bicol International Airport
DRS|EDDC|DRS|51.12433|13.76608|Europe/Berlin|Dresden International Airport
DRV|VRMD|DRV|5.15611|73.13028|Indian/Maldives|Dharavandhoo AIrport
DRW|YPDN|DRW|-12.40780|130.87752|Australia/Darwin|Darwin International Airport
DSD|TFFA|DSD|16.33333|-61.01667|America/Guadeloupe|La Desirade Airport
DSE|HADC|DSE|11.11132|39.72559|Africa/Addis_Ababa|Kombolcha Airport
DSI|KDTS|DSI|30.39959|-86.47088|America/Chicago|Destin Executive Airport
DSM|KDSM|DSM|41.53243|-93.64809|America/Chicago|Des Moines International Airport
DSN|ZBDS|DSN|39.49672|109.86053|Asia/Shanghai|Ordos Ejin Horo International Airport
DSO|ZKSD|DSO|39.74733|127.47461|Asia/Pyongyang|Sondok Airport
DSS|GOBD|DKR|14.67085|-17.06954|Africa/Dakar|Blaise Diagne International Airport
DTB|WIMN|DTB|2.25972|98.99528|Asia/Jakarta|Silangit Airport
DTD|WALJ|DTD|0.81028|114.53028|Asia/Makassar|Datadawai Airport
DTM|EDLW|DTM|51.51483|7.61314|Europe/Berlin|Dortmund Airport
DTU|ZYDU|DTU|48.44500|126.13300|Asia/Shanghai|Wudalianchi Dedu Airport
DTW|KDTW|DTT|42.20781|-83.35605|America/New_York|Detroit Metropolitan Wayne County Airport
DUB|EIDW|DUB|53.42728|-6.24357|Europe/Dublin|Dublin International Airport
DUD|NZDN|DUD|-45.92387|170.19905|Pacific/Auckland|Dunedin International Airport
DUE|FNDU|DUE|-7.40000|20.81667|Africa/Luanda|Dundo Airport
DUJ|KDUJ|DUJ|41.17833|-78.89889|America/New_York|DuBois Regional Airport
DUM|WIBD|DUM|1.61172|101.43373|Asia/Jakarta|Pinang Kampai Airport
DUR|FALE|DUR|-29.61444|31.11639|Africa/Johannesburg|King Shaka International Airport
DUS|EDDL|DUS|51.27833|6.76558|Europe/Berlin|Dusseldorf International Airport
DUT|PADU|DUT|53.89446|-166.54224|America/Anchorage|Unalaska Airport
DVL|KDVL|DVL|48.11306|-98.90750|America/Chicago|Devils Lake Airport
DVO|RPMD|DVO|7.13070|125.64470|Asia/Manila|Francisco Bangoy Intl Airport
DWB|FMNO|DWB|-16.10000|45.36667|Indian/Antananarivo|Soalala Airport
DWC|OMDW|DXB|24.89285|55.16247|Asia/Dubai|Al Maktoum International Airport
DWD|OEDW|DWD|24.44555|44.12870|Asia/Riyadh|Dawadmi Airport
DXB|OMDB|DXB|25.24866|55.35292|Asia/Dubai|Dubai International Airport
DXJ|ZGXX|DXJ|28.49720|109.52180|Asia/Shanghai|Xiangxi Biancheng Airport
DYG|ZGDY|DYG|29.10712|110.44568|Asia/Shanghai|Zhangjiajie Hehua Airport
DYR|UHMA|DYR|64.73333|177.75000|Asia/Anadyr|Anadyr Airport
DYU|UTDD|DYU|38.54894|68.81729|Asia/Dushanbe|Dushanbe Airport
DZA|FMCZ|DZA|-12.80490|45.28210|Indian/Mayotte|Dzaoudzi–Pamandzi International Airport
DZH|ZUDA|DZH|31.04000|107.44000|Asia/Shanghai|Dazhou Jinya Airport
DZN|UAKD|DZN|47.70000|67.73333|Asia/Almaty|Zhezkazgan Airport
EAA|PAEG|EAA|64.77667|-141.14861|America/Anchorage|Eagle Airport
EAM|OENG|EAM|17.61328|44.41465|Asia/Riyadh|Nejran Airport
EAR|KEAR|EAR|40.72846|-99.00845|America/Chicago|Kearney Regional Airport
EAS|LESO|EAS|43.35640|-1.79354|Europe/Madrid|San Sebastian Airport
EAT|KEAT|EAT|47.39972|-120.20778|America/Los_Angeles|Pangborn Memorial Airport
EAU|KEAU|EAU|44.86444|-91.48722|America/Chicago|Chippewa Valley Regional Airport
EAX|SMEG|EAX|5.86268|-55.19036|America/Paramaribo|Paramaribo Eduard Alexander Gummels Airport
EBA|LIRJ|EBA|42.76310|10.24041|Europe/Rome|Marina Di Campo Airport
EBB|HUEN|EBB|0.04511|32.44318|Africa/Kampala|Entebbe International Airport
EBD|HSOB|EBD|13.15972|30.23417|Africa/Khartoum|El Obeid Airport
EBJ|EKEB|EBJ|55.52143|8.54906|Europe/Copenhagen|Esbjerg Airport
EBL|ORER|EBL|36.23750|43.96306|Asia/Baghdad|Erbil International Airport
ECN|LCEN|ECN|35.15812|33.50307|Asia/Famagusta|Ercan Airport
ECP|KECP|ECP|30.35582|-85.79885|America/Chicago|Northwest Florida Beaches International Airport
EDI|EGPH|EDI|55.94814|-3.36418|Europe/London|Edinburgh Airport
EDL|HKEL|EDL|0.40540|35.22360|Africa/Nairobi|Eldoret Airport
EDO|LTFD|EDO|39.54927|27.01132|Europe/Istanbul|Balikesir Koca Seyit Airport
EDR|YPMP|EDR|-14.90000|141.61667|Australia/Brisbane|Edward River Airport
EEK|PAEE|EEK|60.21667|-162.01667|America/Anchorage|Eek Airport
EFL|LGKF|EFL|38.11806|20.50556|Europe/Athens|Kefallinia Airport
EGC|LFBE|EGC|44.85000|0.48333|Europe/Paris|Roumanieres Airport
EGE|KEGE|EGE|39.63988|-106.91347|America/Denver|Eagle County Airport
EGO|UUOB|EGO|50.64471|36.58223|Europe/Moscow|Belgorod International Airport
EGS|BIEG|EGS|65.27778|-14.40278|Atlantic/Reykjavik|Egilsstadir Airport
EGX|PAII|EGX|58.20778|-157.37028|America/Anchorage|Egegik Airport
EHU|ZHEC|EHU|30.34286|115.02961|Asia/Shanghai|Ezhou Huahu Airport
EIE|UNII|EIE|58.46667|92.11667|Asia/Krasnoyarsk|Eniseysk Airport
EIK|URKE|EIK|46.68350|38.21450|Europe/Moscow|Yeysk Airport
EIN|EHEH|EIN|51.45795|5.39180|Europe/Amsterdam|Eindhoven Airport
EIS|TUPJ|EIS|18.44440|-64.53715|America/Tortola|Terrance B. Lettsome International Airport
EJA|SKEJ|EJA|7.01583|-73.79917|America/Bogota|Yariguies Airport
EJH|OEWJ|EJH|26.20772|36.47481|Asia/Riyadh|Wedjh Airport
EJN|ZBEN|EJN|42.01556|101.00056|Asia/Shanghai|Ejin Banner Taolai Airport
EKO|KEKO|EKO|40.82389|-115.78972|America/Los_Angeles|Elko Airport
EKS|UHSK|EKS|49.18960|142.08547|Asia/Vladivostok|Shakhtyorsk Airport
ELC|YELD|ELC|-12.01982|135.56980|Australia/Darwin|Elcho Island Airport
ELD|KELD|ELD|33.21796|-92.81119|America/Chicago|South Arkansas Regional Airport
ELF|HSFS|ELF|13.61667|25.31667|Africa/Khartoum|El Fasher Airport
ELG|DAUE|ELG|30.56750|2.86472|Africa/Algiers|El Golea Airport
ELH|MYEH|ELH|25.47692|-76.68193|America/Nassau|North Eleuthera International Airport
ELI|PFEL|ELI|64.61361|-162.27028|America/Anchorage|Elim Airport
ELM|KELM|ELM|42.16304|-76.89586|America/New_York|Elmira Corning Regional Airport
ELP|KELP|ELP|31.79895|-106.39600|America/Denver|El Paso International Airport
ELQ|OEGS|ELQ|26.30503|43.76818|Asia/Riyadh|Prince Nayef bin Abdulaziz Regional Airport
ELS|FAEL|ELS|-33.03844|27.82892|Africa/Johannesburg|King Phalo Airport
ELU|DAUO|ELU|33.50950|6.78461|Africa/Algiers|Guemar Airport
ELV|PAEL|ELV|58.19528|-136.34750|America/Juneau|Elfin Cove Sea Plane Base
EMA|EGNX|EMA|52.82587|-1.33059|Europe/London|East Midlands Airport
EMD|YEML|EMD|-23.56861|148.17439|Australia/Brisbane|Emerald Airport
EME|EDWE|EME|53.38929|7.22754|Europe/Berlin|Emden Airport
EMK|PAEM|EMK|62.78486|-164.49054|America/Anchorage|Emmonak Airport
ENA|PAEN|ENA|60.56521|-151.24645|America/Anchorage|Kenai Municipal Airport
ENE|WATE|ENE|-8.84824|121.66465|Asia/Makassar|H. Hasan Aroeboesman Airport
ENF|EFET|ENF|68.36038|23.42120|Europe/Helsinki|Enontekio Airport
ENH|ZHES|ENH|30.32193|109.48201|Asia/Shanghai|Xujiaping Airport
ENI|RPEN|ENI|11.20347|119.41398|Asia/Manila|El Nido Airport
ENO|SGEN|ENO|-27.22149|-55.83428|America/Asuncion|Teniente Amin Ayub Gonzalez Airport
ENT|PKMA|ENT|11.50000|162.25000|Pacific/Majuro|Enewetak Island Airport
ENU|DNEN|ENU|6.47205|7.56772|Africa/Lagos|Enugu Airport
ENY|ZLYA|ENY|36.47639|109.46528|Asia/Shanghai|Yan'an Nanniwan Airport
EOH|SKMD|EOH|6.21867|-75.58640|America/Bogota|Olaya Herrera International Airport
EOI|EGED|EOI|59.19142|-2.77168|Europe/London|Eday Airport
EPR|YESP|EPR|-33.68248|121.83039|Australia/Perth|Esperance Airport
EPU|EEPU|EPU|58.41889|24.47278|Europe/Tallinn|Parnu Airport
EQS|SAVE|EQS|-42.90972|-71.14250|America/Argentina/Buenos_Aires|Esquel Airport
ERC|LTCD|ERC|39.71167|39.51694|Europe/Istanbul|Erzincan Airport
ERF|EDDE|ERF|50.97491|10.96116|Europe/Berlin|Erfurt–Weimar Airport
ERH|GMFK|ERH|31.94696|-4.40032|Africa/Casablanca|Moulay Ali Cherif Airport
ERI|KERI|ERI|42.08314|-80.18203|America/New_York|Erie International Airport
ERL|ZBER|ERL|43.42667|112.09845|Asia/Shanghai|Erenhot Saiwusu International Airport
ERS|FYWE|WDH|-22.61667|17.08333|Africa/Windhoek|Eros Airport
ERZ|LTCE|ERZ|39.96135|41.17938|Europe/Istanbul|Erzurum Airport
ESB|LTAC|ANK|40.11494|32.99314|Europe/Istanbul|Ankara Esenboga Airport
ESC|KESC|ESC|45.72056|-87.08667|America/Detroit|Delta County Airport
ESD|KORS|ESD|48.70833|-122.91250|America/Los_Angeles|Orcas Island Airport
ESL|URWI|ESL|46.37059|44.33297|Europe/Moscow|Elista Airport
ESM|SETN|ESM|0.97778|-79.62667|America/Guayaquil|Colonel Carlos Concha Torres Airport
ESR|SCES|ESR|-26.31528|-69.76528|America/Santiago|El Salvador Airport
ESU|GMMI|ESU|31.39750|-9.68167|Africa/Casablanca|Essaouira Mogador Airport
ETM|LLER|ETM|29.72563|35.00316|Asia/Jerusalem|Eilat-Ramon Airport
ETR|SERO|ETR|-3.45222|-79.96167|America/Guayaquil|Coronel Artilleria Victor Larrea Airport
ETZ|LFJL|ETZ|48.98165|6.24300|Europe/Paris|Metz-Nancy-Lorraine Airport
EUA|NFTE|EUA|-21.37701|-174.95699|Pacific/Tongatapu|Kaufana Airport
EUG|KEUG|EUG|44.11920|-123.21197|America/Los_Angeles|Eugene Airport
EUN|GMML|EUN|27.13333|-13.21667|Africa/Casablanca|Hassan I Airport
EUX|TNCE|EUX|17.49306|-62.97778|America/Curacao|F D Roosevelt Airport
EVE|ENEV|EVE|68.48996|16.68319|Europe/Oslo|Harstad/Narvik Airport, Evenes
EVG|ESND|EVG|62.04708|14.41959|Europe/Stockholm|Sveg Airport
EVN|UDYZ|EVN|40.15272|44.39805|Asia/Yerevan|Zvartnots International Airport
EVV|KEVV|EVV|38.04616|-87.52796|America/Chicago|Evansville Regional Airport
EWB|KEWB|EWB|41.67694|-70.95917|America/New_York|New Bedford Airport
EWN|KEWN|EWN|35.07834|-77.03462|America/New_York|Coastal Carolina Regional Airport
EWR|KEWR|NYC|40.68907|-74.17875|America/New_York|Newark Liberty International Airport
EXT|EGTE|EXT|50.73111|-3.41097|Europe/London|Exeter Airport
EYK|USHQ|EYK|63.69668|66.70121|Asia/Yekaterinburg|Beloyarsky Airport
EYP|SKYP|EYP|5.32073|-72.38628|America/Bogota|El Yopal Airport
EYW|KEYW|EYW|24.55357|-81.75501|America/New_York|Key West International Airport
EZE|SAEZ|BUE|-34.81273|-58.53983|America/Argentina/Buenos_Aires|Ezeiza/Ministro Pistarini International Airport
EZS|LTCA|EZS|38.59933|39.26829|Europe/Istanbul|Elazig Airport
FAE|EKVG|FAE|62.06667|-7.26667|Atlantic/Faroe|Vagar Airport
FAI|PAFA|FAI|64.81821|-147.86680|America/Anchorage|Fairbanks International Airport
FAO|LPFR|FAO|37.02065|-7.96854|Europe/Lisbon|Faro Airport
FAR|KFAR|FAR|46.91953|-96.82551|America/Chicago|Hector International Airport
FAT|KFAT|FAT|36.76962|-119.72024|America/Los_Angeles|Fresno Yosemite International Airport
FAV|NTGF|FAV|-16.05348|-145.65224|Pacific/Tahiti|Fakarava Airport
FAY|KFAY|FAY|34.99132|-78.88722|America/New_York|Fayetteville Regional Airport
FBD|OAFZ|FBD|37.12124|70.51814|Asia/Kabul|Faizabad Airport
FBE|SSFB|FBE|-26.08333|-53.06667|America/Sao_Paulo|Francisco Beltrao Airport
FBM|FZQA|FBM|-11.58971|27.52849|Africa/Lubumbashi|Lubumbashi International Airport
FCA|KGPI|FCA|48.30730|-114.25315|America/Denver|Glacier Park International Airport
FCN|ETMN|FCN|53.76853|8.66559|Europe/Berlin|Cuxhaven/Nordholz Airport
FCO|LIRF|ROM|41.79459|12.25035|Europe/Rome|Leonardo da Vinci-Fiumicino Airport
FDE|ENBL|FDE|61.39178|5.76207|Europe/Oslo|Bringeland Airport
FDF|TFFF|FDF|14.59606|-60.99995|America/Martinique|Martinique Aime Cesaire International Airport
FDH|EDNY|FDH|47.67278|9.52348|Europe/Berlin|Bodensee Airport Friedrichshafen
FDU|FZBO|FDU|-3.30556|17.38333|Africa/Kinshasa|Bandundu Airport
FEC|SNJD|FEC|-12.20250|-38.90611|America/Bahia|Joao Durval Carneiro Airport
FEG|UTKF|FEG|40.35028|71.73361|Asia/Tashkent|Fergana Airport
FEN|SBFN|FEN|-3.85000|-32.41667|America/Noronha|Fernando De Noronha Airport
FEZ|GMFF|FEZ|33.93079|-4.98214|Africa/Casablanca|Fes-Saiss Airport
FGU|NTGB|FGU|-16.05000|-141.83333|Pacific/Tahiti|Fangatau Airport
FHZ|NTKH|FHZ|-15.99095|-140.16445|Pacific/Tahiti|Fakahina Airport
FIE|EGEF|FIE|59.53430|-1.62911|Europe/London|Fair Isle Airport
FIH|FZAA|FIH|-4.38715|15.44229|Africa/Kinshasa|N'djili International Airport
FIZ|YFTZ|FIZ|-18.18101|125.56079|Australia/Perth|Fitzroy Crossing Airport
FJR|OMFJ|FJR|25.10944|56.33056|Asia/Dubai|Fujairah International Airport
FKB|EDSB|FKB|48.78103|8.08975|Europe/Berlin|Baden-Airpark
FKI|FZIC|FKI|0.48167|25.33806|Africa/Lubumbashi|Kisangani Bangoka International Airport
FKQ|WASF|FKQ|-2.91667|132.30000|Asia/Jayapura|Fak Fak Airport
FKS|RJSF|FKS|37.22667|140.43278|Asia/Tokyo|Fukushima Airport
FLA|SKFL|FLA|1.58889|-75.55889|America/Bogota|Florencia Airport
FLG|KFLG|FLG|35.13778|-111.67167|America/Phoenix|Flagstaff Pulliam Airport
FLL|KFLL|FLL|26.07149|-80.14491|America/New_York|Fort Lauderdale-Hollywood International Airport
FLN|SBFL|FLN|-27.66445|-48.54520|America/Sao_Paulo|Floripa Airport
FLO|KFLO|FLO|34.18889|-79.72444|America/New_York|Florence Airport
FLR|LIRQ|FLR|43.80213|11.20199|Europe/Rome|Florence Airport, Peretola
FLS|YFLI|FLS|-40.09500|147.99667|Australia/Hobart|Flinders Island Airport
FLW|LPFL|FLW|39.46667|-31.15000|Atlantic/Azores|Flores Island Airport
FLZ|WIMS|FLZ|1.55583|98.88889|Asia/Jakarta|Ferdinand Lumban Tobing Airport
FMA|SARF|FMA|-26.21278|-58.23500|America/Argentina/Cordoba|Formosa Airport
FMC|PAFV|FMC|66.91667|-149.84167|America/Anchorage|Five Mile Airport
FMG|MRFL|FMG|10.41667|-85.78333|America/Costa_Rica|Flamingo Airport
FMI|FZRF|FMI|-5.87556|29.25000|Africa/Lubumbashi|Kalemie Airport
FMM|EDJA|FMM|47.98861|10.23944|Europe/Berlin|Memmingen Allgau Airport
FMO|EDDG|FMO|52.13005|7.69493|Europe/Berlin|Munster Osnabruck International Airport
FMT|VRQF|FMT|0.19250|73.19639|Indian/Maldives|Faresmaathodaa Airport
FNA|GFLL|FNA|8.61606|-13.19921|Africa/Freetown|Freetown International Airport
FNC|LPMA|FNC|32.69312|-16.77564|Atlantic/Madeira|Madeira Airport
FNI|LFTW|FNI|43.75000|4.41667|Europe/Paris|Garons Airport
FNJ|ZKPY|FNJ|39.20065|125.67537|Asia/Pyongyang|Pyongyang Sunan International Airport
FNR|PANR|FNR|58.33333|-134.58333|America/Juneau|Funter Bay Sea Plane Base
FNT|KFNT|FNT|42.97381|-83.73890|America/Detroit|Bishop International Airport
FOA|EGFO|FOA|60.12305|-2.05348|Europe/London|Foula Airport
FOC|ZSFZ|FOC|25.93123|119.66923|Asia/Shanghai|Changle International Airport
FOD|KFOD|FOD|42.55250|-94.18972|America/Chicago|Fort Dodge Airport
FOG|LIBF|FOG|41.43399|15.54437|Europe/Rome|Gino Lisa Airport
FOR|SBFZ|FOR|-3.77907|-38.54084|America/Belem|Pinto Martins – Fortaleza International Airport
FPO|MYGF|FPO|26.54729|-78.70520|America/Nassau|Grand Bahama International Airport
FRA|EDDF|FRA|50.04895|8.57368|Europe/Berlin|Frankfurt Airport
FRD|KFHR|FRD|48.52481|-123.02650|America/Los_Angeles|Friday Harbor Airport
FRE|AGGF|FRE|-8.10000|159.58333|Pacific/Guadalcanal|Fera Island Airport
FRL|LIPK|FRL|44.19857|12.07076|Europe/Rome|Luigi Ridolfi Airport
FRO|ENFL|FRO|61.58530|5.02400|Europe/Oslo|Floro Airport
FRS|MGTK|FRS|16.91667|-89.88333|America/Guatemala|Santa Elena Airport
FRW|FBFT|FRW|-21.16000|27.48250|Africa/Gaborone|Phillip Gaonwe Matante International Airport
FSC|LFKF|FSC|41.49863|9.09822|Europe/Paris|Sud Corse Airport
FSD|KFSD|FSD|43.58029|-96.73115|America/Chicago|Sioux Falls Regional Airport
FSM|KFSM|FSM|35.34124|-94.35890|America/Chicago|Fort Smith Regional Airport
FSP|LFVP|FSP|46.91667|-56.16667|America/Miquelon|Saint Pierre Airport
FSZ|RJNS|FSZ|34.79611|138.18944|Asia/Tokyo|Shizuoka Airport
FTA|NVVF|FTA|-19.41667|170.25000|Pacific/Efate|Futuna Airport
FTE|SAWA|FTE|-50.28423|-72.05370|America/Argentina/Buenos_Aires|Comandante Armando Tola International Airport
FTI|NSFQ|FTI|-14.21488|-169.42596|Pacific/Pago_Pago|Fitiuta Airport
FTU|FMSD|FTU|-25.03806|46.95556|Indian/Antananarivo|Marillac Airport
FUE|GCFV|FUE|28.45060|-13.86989|Atlantic/Canary|Fuerteventura Airport
FUG|ZSFY|FUG|32.86667|115.70000|Asia/Shanghai|Fuyang Airport
FUJ|RJFE|FUJ|32.66783|128.83761|Asia/Tokyo|Fukue Airport
FUK|RJFF|FUK|33.58429|130.44389|Asia/Tokyo|Fukuoka Airport
FUN|NGFU|FUN|-8.51667|179.20833|Pacific/Funafuti|Funafuti Atol International Airport
FUO|ZGFS|FUO|23.08116|113.07144|Asia/Shanghai|Fuoshan Airport
FUT|NLWF|FUT|-14.25000|-178.15000|Pacific/Wallis|Futuna Island Airport
FWA|KFWA|FWA|40.98666|-85.18771|America/Indiana/Indianapolis|Fort Wayne International Airport
FYJ|ZYFY|FYJ|48.19722|134.36333|Asia/Shanghai|Fuyuan Dongji Airport
FYN|ZWFY|FYN|46.80111|89.53833|Asia/Shanghai|Fuyun Koktokay Airport
FYU|PFYU|FYU|66.56792|-145.25814|America/Anchorage|Fort Yukon Airport
GAE|DTTG|GAE|33.73569|9.91938|Africa/Tunis|Gabes - Matmata International Airport
GAF|DTTF|GAF|34.41667|8.81667|Africa/Tunis|Gafsa – Ksar International Airport
GAJ|RJSC|GAJ|38.41064|140.36582|Asia/Tokyo|Yamagata Airport
GAL|PAGA|GAL|64.73609|-156.93611|America/Anchorage|Edward G. Pitka Sr. Airport
GAM|PAGM|GAM|63.77660|-171.71355|America/Anchorage|Gambell Airport
GAN|VRMG|GAN|-0.69000|73.15654|Indian/Maldives|Gan International Airport
GAQ|GAGO|GAQ|16.24861|-0.00139|Africa/Bamako|Gao Airport
GAU|VEGT|GAU|26.10518|91.58843|Asia/Kolkata|Lokpriya Gopinath Bordoloi International Airport
GAX|FOGX|GAX|-2.76667|9.98333|Africa/Libreville|Gamba Airport
GAY|VEGY|GAY|24.74667|84.94583|Asia/Kolkata|Gaya Airport
GBB|UBBQ|GBB|40.82116|47.71905|Asia/Baku|Gabala International Airport
GBE|FBSK|GBE|-24.55798|25.92451|Africa/Gaborone|Sir Seretse Khama International Airport
GBI|VOGB|GBI|17.30778|76.95806|Asia/Kolkata|Kalaburagi Airport
GBJ|TFFM|GBJ|15.86917|-61.27215|America/Guadeloupe|Marie-Galante Airport
GCC|KGCC|GCC|44.34636|-105.53268|America/Denver|Campbell County Airport
GCH|OIAH|GCH|30.33640|50.83166|Asia/Tehran|Gachsaran Airport
GCI|EGJB|GCI|49.43276|-2.59504|Europe/Guernsey|Guernsey Airport
GCK|KGCK|GCK|37.92861|-100.72972|America/Chicago|Garden City Regional Airport
GCM|MWCR|GCM|19.29637|-81.35779|America/Cayman|Owen Roberts International Airport
GCN|KGCN|GCN|35.95194|-112.14750|America/Phoenix|Grand Canyon National Park Airport
GDB|VAGD|GDB|21.52200|80.01000|Asia/Kolkata|Gondia Airport
GDE|HAGO|GDE|5.90222|43.62833|Africa/Addis_Ababa|Gode Airport
GDL|MMGL|GDL|20.52599|-103.30398|America/Mexico_City|Don Miguel Hidal Y Costilla International Airport
GDN|EPGD|GDN|54.38098|18.46865|Europe/Warsaw|Gdansk Lech Walesa Airport
GDQ|HAGN|GDQ|12.51444|37.44556|Africa/Addis_Ababa|Gondar Airport
GDT|MBGT|GDT|21.44491|-71.14358|America/Grand_Turk|JAGS McCartney International Airport
GDV|KGDV|GDV|47.13889|-104.80694|America/Denver|Dawson Community Airport
GDX|UHMM|GDX|59.91667|150.71667|Asia/Magadan|Magadan Airport
GDZ|URKG|GDZ|44.56667|38.01667|Europe/Moscow|Gelendzhik Airport
GEA|NWWM|GEA|-22.26054|166.47078|Pacific/Noumea|Noumea Magenta Airport
GEC|LCGK|GEC|35.23353|33.73330|Asia/Famagusta|Gecitkale Airport
GEG|KGEG|GEG|47.62515|-117.53764|America/Los_Angeles|Spokane International Airport
GEL|SBNM|GEL|-28.28111|-54.16806|America/Sao_Paulo|Sepe Tiaraju Airport
GEO|SYCJ|GEO|6.50383|-58.25308|America/Guyana|Cheddi Jagan International Airport
GER|MUNG|GER|21.83750|-82.78000|America/Havana|Rafael Cabrera Airport
GES|RPMR|GES|6.05778|125.09583|Asia/Manila|General Santos International Airport
GET|YGEL|GET|-28.79608|114.70205|Australia/Perth|Geraldton Airport
GEV|ESNG|GEV|67.13444|20.81667|Europe/Stockholm|Gallivare Airport
GFF|YGTH|GFF|-34.25543|146.06269|Australia/Sydney|Griffith Airport
GFK|KGFK|GFK|47.94979|-97.17713|America/Chicago|Grand Forks International Airport
GGF|SNYA|GGF|-1.47917|-52.57806|America/Santarem|Almeirim Airport
GGG|KGGG|GGG|32.38667|-94.71528|America/Chicago|Gregg County Airport
GGJ|SSGY|GGJ|-24.19722|-54.23056|America/Sao_Paulo|Guaira Airport
GGR|HCMW|GGR|8.46083|48.57222|Africa/Mogadishu|Garowe Airport
GGS|SAWR|GGS|-48.76667|-70.25000|America/Argentina/Buenos_Aires|Gobernador Gregores Airport
GGT|MYEF|GGT|23.56402|-75.87247|America/Nassau|Exuma International Airport
GGW|KGGW|GGW|48.21278|-106.61556|America/Denver|Glasgow International Airport
GHA|DAUG|GHA|32.38222|3.80056|Africa/Algiers|Noumerate Airport
GHB|MYEM|GHB|25.27740|-76.32677|America/Nassau|Governor's Harbour Airport
GHT|HLGT|GHT|25.13507|10.14759|Africa/Tripoli|Ghat Airport
GHV|LRBV|GHV|45.70167|25.52000|Europe/Bucharest|Brașov-Ghimbav International Airport
GIB|LXGB|GIB|36.15376|-5.34927|Europe/Gibraltar|North Front Airport
GIC|YBOI|GIC|-9.23333|142.21667|Australia/Brisbane|Boigu Island Airport
GIG|SBGL|RIO|-22.81465|-43.24651|America/Sao_Paulo|RIOgaleao International Airport
GIL|OPGT|GIL|35.91972|74.33224|Asia/Karachi|Gilgit Airport
GIS|NZGS|GIS|-38.66193|177.98228|Pacific/Auckland|Gisborne Airport
GIT|HTRU|GIT|-2.81367|32.17247|Africa/Dar_es_Salaam|Geita Airport
GIZ|OEGN|GIZ|16.89895|42.58234|Asia/Riyadh|Jazan Regional Airport
GJA|MHNJ|GJA|16.44500|-85.90583|America/Tegucigalpa|Guanaja Airport
GJL|DAAV|GJL|36.79362|5.87630|Africa/Algiers|Jijel Ferhat Abbas Airport
GJT|KGJT|GJT|39.12267|-108.52833|America/Denver|Grand Junction Regional Airport
GKA|AYGA|GKA|-6.07524|145.39293|Pacific/Port_Moresby|Goroka Airport
GKK|VRMO|GKK|0.73083|73.43305|Indian/Maldives|Kooddoo Island Airport
GKN|PAGK|GKN|62.15528|-145.45222|America/Anchorage|Gulkana Airport
GLA|EGPF|GLA|55.86421|-4.43178|Europe/London|Glasgow Airport
GLF|MRGF|GLF|8.65139|-83.18083|America/Costa_Rica|Golfito Airport
GLH|KGLH|GLH|33.48444|-90.98500|America/Chicago|Greenville Mid-Delta Airport
GLK|HCMR|GLK|6.76667|47.43333|Africa/Mogadishu|Abdullahi Yusuf Airport
GLT|YGLA|GLT|-23.87147|151.22351|Australia/Brisbane|Gladstone Airport
GLV|PAGL|GLV|64.54417|-163.03750|America/Anchorage|Golovin Airport
GMA|FZFK|GMA|3.23528|19.77111|Africa/Kinshasa|Gemena Airport
GMB|HAGM|GMB|8.28333|34.58333|Africa/Addis_Ababa|Gambela Airport
GME|UMGG|GME|52.52607|31.01789|Europe/Minsk|Gomel Airport
GMI|AYGT|GMI|-6.30000|150.33333|Pacific/Port_Moresby|Gasmata Island Airport
GMO|DNGO|GMO|10.29806|10.89889|Africa/Lagos|Gombe Lawanti International Airport
GMP|RKSS|SEL|37.55929|126.80351|Asia/Seoul|Gimpo International Airport
GMQ|ZLGL|GMQ|34.41583|100.31111|Asia/Shanghai|Golog Maqin Airport
GMR|NTGJ|GMR|-23.08400|-134.88757|Pacific/Gambier|Gambier Island Airport
GMS|SNGM|GMS|-2.15000|-44.70000|America/Belem|Guimaraes Airport
GMZ|GCGM|GMZ|28.01667|-17.20000|Atlantic/Canary|La Gomera Airport
GNB|LFLS|GNB|45.35983|5.33202|Europe/Paris|Grenoble-Isere Airport
GND|TGPY|GND|12.00417|-61.78611|America/Grenada|Maurice Bishop International Airport
GNJ|UBBG|GNJ|40.73333|46.31667|Asia/Baku|Gyandzha Airport
GNS|WIMB|GNS|1.25000|97.50000|Asia/Jakarta|Gunungsitoli Airport
GNU|KGNU|GNU|59.11250|-161.58056|America/Anchorage|Goodnews Bay Airport
GNV|KGNV|GNV|29.68614|-82.27680|America/New_York|Gainesville Regional Airport
GNY|LTCS|GNY|37.44747|38.90031|Europe/Istanbul|Sanliurfa GAP Airport
GOA|LIMJ|GOA|44.41507|8.85081|Europe/Rome|Genoa Cristoforo Colombo Airport
GOH|BGGH|GOH|64.18194|-51.72500|America/Godthab|Nuuk Airport
GOI|VOGO|GOI|15.38453|73.83983|Asia/Kolkata|Dabolim International Airport
GOJ|UWGG|GOJ|56.21861|43.78977|Europe/Moscow|Strigino International Airport
GOM|FZNA|GOM|-1.66992|29.23835|Africa/Lubumbashi|Goma Airport
GOP|VEGK|GOP|26.74686|83.44376|Asia/Kolkata|Gorakhpur Airport
GOQ|ZLGM|GOQ|36.40463|94.78930|Asia/Shanghai|Golmud Airport
GOT|ESGG|GOT|57.66664|12.29488|Europe/Stockholm|Goteborg Landvetter Airport
GOU|FKKR|GOU|9.33611|13.37556|Africa/Douala|Garoua Airport
GOV|YPGV|GOV|-12.26960|136.82265|Australia/Darwin|Nhulunbuy Airport
GOX|VOGA|GOX|15.73020|73.86310|Asia/Kolkata|Manohar International Airport
GOY|UNIT|GOY|64.33333|100.43333|Asia/Krasnoyarsk|Tura Gornij Airport
GPA|LGRX|GPA|38.25000|21.73333|Europe/Athens|Araxos Airport
GPB|SBGU|GPB|-25.33333|-51.50000|America/Sao_Paulo|Tancredo Thomaz Faria Airport
GPI|SKGP|GPI|2.50000|-78.34167|America/Bogota|Guapi Airport
GPS|SEGS|GPS|-0.43472|-90.28278|Pacific/Galapagos|Baltra Airport
GPT|KGPT|GPT|30.41328|-89.07203|America/Chicago|Gulfport-Biloxi International Airport
GRB|KGRB|GRB|44.49285|-88.12190|America/Chicago|Austin Straubel International Airport
GRI|KGRI|GRI|40.96722|-98.30667|America/Chicago|Grand Island Airport
GRJ|FAGG|GRJ|-34.00148|22.38224|Africa/Johannesburg|George Airport
GRK|KGRK|GRK|31.06182|-97.82091|America/Chicago|Killeen Regional Airport
GRO|LEGE|GRO|41.89804|2.76638|Europe/Madrid|Girona-Costa Brava Airport
GRQ|EHGG|GRQ|53.12028|6.57556|Europe/Amsterdam|Groningen Airport Eelde
GRR|KGRR|GRR|42.88501|-85.52974|America/Detroit|Gerald R. Ford International Airport
GRU|SBGR|SAO|-23.42567|-46.48193|America/Sao_Paulo|Sao Paulo-Guarulhos International Airport
GRV|URMG|GRV|43.33333|45.75000|Europe/Moscow|Groznyy Airport
GRW|LPGR|GRW|39.09095|-28.02796|Atlantic/Azores|Graciosa Island Airport
GRX|LEGR|GRX|37.18473|-3.77695|Europe/Madrid|Granada Airport
GRY|BIGR|GRY|66.54799|-18.02038|Atlantic/Reykjavik|Grimsey Airport
GRZ|LOWG|GRZ|46.99616|15.44323|Europe/Vienna|Graz Airport
GSM|OIKQ|GSM|26.75778|55.90528|Asia/Tehran|Dayrestan Airport
GSO|KGSO|GSO|36.10532|-79.93730|America/New_York|Piedmont Triad International Airport
GSP|KGSP|GSP|34.89057|-82.21705|America/New_York|Greenville-Spartanburg International Airport
GST|PAGS|GST|58.42327|-135.70369|America/Juneau|Gustavus Airport
GSV|UWSG|GSV|51.71811|46.16773|Europe/Saratov|Gagarin International Airport
GTA|AGOK|GTA|-8.76667|158.18333|Pacific/Guadalcanal|Gatokae Aerodrom
GTE|YGTE|GTE|-13.97389|136.46002|Australia/Darwin|Groote Eylandt Airport
GTF|KGTF|GTF|47.48189|-111.35636|America/Denver|Great Falls International Airport
GTO|WAMG|GTO|0.63904|122.85088|Asia/Makassar|Tolotio Airport
GTR|KGTR|GTR|33.45000|-88.60000|America/Chicago|Golden Triangle Regional Airport
GUA|MGGT|GUA|14.58807|-90.53068|America/Guatemala|La Aurora International Airport
GUB|MMGR|GUB|28.02602|-114.02395|America/Tijuana|Guerrero Negro Airport
GUC|KGUC|GUC|38.53389|-106.93889|America/Denver|Gunnison–Crested Butte Regional Airport
GUM|PGUM|GUM|13.49279|144.80485|Pacific/Guam|A.B. Won Pat International Airport
GUP|KGUP|GUP|35.51111|-108.78667|America/Denver|Gallup Municipal Airport
GUR|AYGN|GUR|-10.31083|150.33861|Pacific/Port_Moresby|Gurney Airport
GUW|UATG|GUW|47.12282|51.82955|Asia/Atyrau|Atyrau Airport
GUZ|SNGA|GUZ|-20.65000|-40.49167|America/Sao_Paulo|Guarapari Airport
GVA|LSGG|GVA|46.22963|6.10577|Europe/Zurich|Geneve Airport
GVR|SBGV|GVR|-18.85028|-41.93333|America/Sao_Paulo|Governador Valadares Airport
GWD|OPGD|GWD|25.23056|62.33889|Asia/Karachi|Gwadar International Airport
GWL|VIGR|GWL|26.29389|78.23000|Asia/Kolkata|Gwalior Airport
GWT|EDXW|GWT|54.91528|8.34306|Europe/Berlin|Westerland - Sylt Airport
GXF|OYSY|GXF|15.96179|48.78708|Asia/Aden|Seiyun Airport
GXG|FNNG|GXG|-7.78333|15.45000|Africa/Luanda|Negage Airport
GXH|ZLXH|GXH|34.81056|102.64472|Asia/Shanghai|Gannan Xiahe Airport
GYA|SLGM|GYA|-10.83000|-65.36167|America/La_Paz|Guayaramerin Airport
GYD|UBBB|BAK|40.46249|50.05039|Asia/Baku|Heydar Aliyev International Airport
GYE|SEGU|GYE|-2.14265|-79.88032|America/Guayaquil|Jose Joaquin de Olmedo Airport
GYM|MMGM|GYM|27.96972|-110.92193|America/Hermosillo|Gen Jose Maria Yanez International Airport
GYN|SBGO|GYN|-16.63263|-49.22662|America/Sao_Paulo|Goiania Santa Genoveva Airport
GYS|ZUGU|GYS|32.39500|105.69972|Asia/Shanghai|Guang Yuan Airport
GYU|ZLGY|GYU|36.07533|106.21802|Asia/Shanghai|Guyuan Liupanshan Airport
GYZ|YGRM|GYZ|-28.03399|123.81405|Australia/Perth|Gruyere Mine Airport
GZG|ZUGZ|GZG|31.75750|99.55417|Asia/Shanghai|Garze (Ganzi) Gesar Airport
GZO|AGGN|GZO|-8.11667|156.83333|Pacific/Guadalcanal|Nusatupe Airport
GZP|LTFG|GZP|36.29930|32.30140|Europe/Istanbul|Gazipasa Airport
GZT|LTAJ|GZT|36.94494|37.47375|Europe/Istanbul|Gaziantep Airport
HAA|ENHK|HAA|70.46667|22.15000|Europe/Oslo|Hasvik Airport
HAC|RJTH|HAC|33.11794|139.78123|Asia/Tokyo|Hachijo Jima Airport
HAD|ESMT|HAD|56.68094|12.81500|Europe/Stockholm|Halmstad Airport
HAH|FMCH|HAH|-11.53539|43.27378|Indian/Comoro|Prince Said Ibrahim International Airport
HAJ|EDDV|HAJ|52.45925|9.69477|Europe/Berlin|Hannover Airport
HAK|ZJHK|HAK|19.94161|110.45717|Asia/Shanghai|Haikou Meilan International Airport
HAL|FYHI|HAL|-19.03056|16.45833|Africa/Windhoek|Halali Airport
HAM|EDDH|HAM|53.63128|10.00641|Europe/Berlin|Hamburg Airport
HAN|VVNB|HAN|21.21418|105.80283|Asia/Ho_Chi_Minh|Noi Bai International Airport
HAQ|VRMH|HAQ|6.74843|73.16838|Indian/Maldives|Hanimaadhoo Airport
HAS|OEHL|HAS|27.43816|41.69048|Asia/Riyadh|Hail Airport
HAU|ENHD|HAU|59.34476|5.21590|Europe/Oslo|Haugesund Airport
HAV|MUHA|HAV|22.99845|-82.40818|America/Havana|Jose Marti International Airport
HAX|KHAX|HAX|35.75000|-95.41667|America/Chicago|Hatbox Field
HBA|YMHB|HBA|-42.83726|147.50519|Australia/Hobart|Hobart International Airport
HBE|HEBA|HBE|30.93248|29.69646|Africa/Cairo|Borg El Arab Airport
HBQ|ZLHB|HBQ|38.01200|100.64400|Asia/Shanghai|Haibei Qilian Airport
HBX|VAHB|HBX|15.35957|75.08630|Asia/Kolkata|Hubli Airport
HCJ|ZGHC|HCJ|24.78389|107.69972|Asia/Shanghai|Hechi Jinchengjiang Airport
HCR|PAHC|HCR|62.19069|-159.77347|America/Anchorage|Holy Cross Airport
HCZ|ZGCZ|HCZ|25.75056|112.84583|Asia/Shanghai|Chenzhou Beihu Airport
HDD|OPKD|HDD|25.32222|68.36389|Asia/Karachi|Hyderabad Airport
HDF|EDAH|HDF|53.87825|14.13824|Europe/Berlin|Heringsdorf Airport
HDG|ZBHD|HDG|36.52583|114.42500|Asia/Shanghai|Handan Airport
HDK|VRBK|HDK|6.63111|73.06667|Indian/Maldives|Kulhudhuffushi Airport
HDM|OIHH|HDM|34.86715|48.53732|Asia/Tehran|Hamadan Airport
HDN|KHDN|HDN|40.48481|-107.22077|America/Denver|Yampa Valley Airport
HDO|VIDX|HDO|28.70579|77.34214|Asia/Kolkata|Hindon Airport
HDS|FAHS|HDS|-24.35000|30.95000|Africa/Johannesburg|Hoedspruit Airport
HDY|VTSS|HDY|6.93676|100.39357|Asia/Bangkok|Hat Yai International Airport
HEA|OAHR|HEA|34.21270|62.22599|Asia/Kabul|Herat International Airport
HEH|VYHH|HEH|20.74386|96.79341|Asia/Yangon|Heho Airport
HEI|EDXB|HEI|54.15556|8.90278|Europe/Berlin|Heide-Buesum Airport
HEK|ZYHE|HEK|50.21667|127.43333|Asia/Shanghai|Heihe Aihui Airport
HEL|EFHK|HEL|60.31795|24.96645|Europe/Helsinki|Helsinki-Vantaa Airport
HER|LGIR|HER|35.33663|25.17419|Europe/Athens|Heraklion Airport N. Kazantzakis
HET|ZBHH|HET|40.85471|111.81416|Asia/Shanghai|Hohhot Baita International Airport
HFA|LLHA|HFA|32.81146|35.04459|Asia/Jerusalem|Haifa Airport
HFE|ZSOF|HFE|31.98688|116.97264|Asia/Shanghai|Hefei Xinqiao International Airport
HFN|BIHN|HFN|64.28333|-15.26667|Atlantic/Reykjavik|Hornafjordur Airport
HFS|ESOH|HFS|60.01750|13.56917|Europe/Stockholm|Hagfors Airport
HFT|ENHF|HFT|70.67999|23.67587|Europe/Oslo|Hammerfest Airport
HGA|HCMH|HGA|9.51583|44.09167|Africa/Mogadishu|Hargeisa Airport
HGD|YHUG|HGD|-20.81889|144.22444|Australia/Brisbane|Hughenden Airport
HGH|ZSHC|HGH|30.23693|120.43236|Asia/Shanghai|Hangzhou Xiaoshan International Airport
HGI|VEHO|HGI|26.97000|93.66472|Asia/Kolkata|Itanagar Hollongi Airport
HGL|EDXH|HGL|54.18694|7.91667|Europe/Berlin|Helgoland Airport
HGN|VTCH|HGN|19.29968|97.97523|Asia/Bangkok|Mae Hong Son Airport
HGO|DIKO|HGO|9.38938|-5.55425|Africa/Abidjan|Korhogo Airport
HGR|KHGR|HGR|39.70778|-77.73000|America/New_York|Hagerstown Regional Airport
HGU|AYMH|HGU|-5.82877|144.29738|Pacific/Port_Moresby|Mount Hagen Airport
HHH|KHXD|HHH|32.22263|-80.69701|America/New_York|Hilton Head Airport
HHN|EDFH|HHN|49.94833|7.26417|Europe/Berlin|Frankfurt - Hahn Airport
HHQ|VTPH|HHQ|12.62740|99.95145|Asia/Bangkok|Hua Hin Airport
HHR|KHHR|HHR|33.92201|-118.33523|America/Los_Angeles|Hawthorne Municipal Airport
HHZ|NTGH|HHZ|-17.54778|-142.61278|Pacific/Tahiti|Hikueru
HIA|ZSSH|HIA|33.78750|119.12778|Asia/Shanghai|Huai'an Lianshui Airport
HIB|KHIB|HIB|47.38861|-92.83861|America/Chicago|Chisholm Airport
HID|YHID|HID|-10.58333|142.28333|Australia/Brisbane|Horn Island Airport
HIJ|RJOA|HIJ|34.43611|132.91944|Asia/Tokyo|Hiroshima Airport
HIL|HASL|HIL|6.08333|44.76667|Africa/Addis_Ababa|Shillavo Airport
HIN|RKPS|HIN|35.09263|128.08677|Asia/Seoul|Sacheon Airport
HIR|AGGH|HIR|-9.42859|160.04818|Pacific/Guadalcanal|Honiara International Airport
HIS|YHYN|HIS|-20.06667|148.86667|Australia/Lindeman|Hayman Island Airport
HJB|ZWHJ|HJB|42.97660|83.97290|Asia/Shanghai|Hejing Bayinbuluke Airport
HJJ|ZGCJ|HJJ|27.44139|109.69972|Asia/Shanghai|Zhijiang Airport
HJR|VAKJ|HJR|24.81875|79.91642|Asia/Kolkata|Khajuraho Airport
HKD|RJCH|HKD|41.77613|140.81582|Asia/Tokyo|Hakodate Airport
HKG|VHHH|HKG|22.30805|113.91848|Asia/Hong_Kong|Hong Kong International Airport
HKK|NZHK|HKK|-42.71491|170.98346|Pacific/Auckland|Hokitika Airport
HKN|AYHK|HKN|-5.45688|150.40300|Pacific/Port_Moresby|Hoskins Airport
HKT|VTSP|HKT|8.10762|98.30644|Asia/Bangkok|Phuket International Airport
HLA|FALA|JNB|-25.93592|27.92621|Africa/Johannesburg|Lanseria International Airport
HLD|ZBLA|HLD|49.20991|119.81813|Asia/Shanghai|Hulunbuir Hailar Airport
HLE|FHSH|HLE|-15.95917|-5.64583|Atlantic/St_Helena|Saint Helena Airport
HLH|ZBUL|HLH|46.19349|122.00148|Asia/Shanghai|Ulanhot Airport
HLN|KHLN|HLN|46.61052|-111.99018|America/Denver|Helena Regional Airport
HLP|WIHH|JKT|-6.26806|106.89028|Asia/Jakarta|Halim Perdanakusuma Airport
HLU|NWWH|HLU|-21.03333|166.06667|Pacific/Noumea|Houailou Airport
HLZ|NZHN|HLZ|-37.86622|175.33602|Pacific/Auckland|Hamilton International Airport
HMA|USHH|HMA|61.02613|69.09714|Asia/Yekaterinburg|Khanty-Mansiysk Airport
HMB|HEMK|HMB|26.33888|31.73717|Africa/Cairo|Sohag International Airport
HME|DAUH|HME|31.67530|6.14544|Africa/Algiers|Oued Irara Airport
HMI|ZWHM|HMI|42.91667|93.41667|Asia/Shanghai|Hami Airport
HMO|MMHO|HMO|29.08990|-111.05171|America/Hermosillo|General Ignacio Pesqueira García International Airport
HMS|WAGB|HMS|-1.02472|114.92778|Asia/Pontianak|Haji Muhammad Sidik Airport
HMV|ESUT|HMV|65.72778|15.27306|Europe/Stockholm|Hemavan Tarnaby Airport
HNA|RJSI|HNA|39.42693|141.13077|Asia/Tokyo|Hanamaki Airport
HND|RJTT|TYO|35.54907|139.78452|Asia/Tokyo|Haneda Airport
HNH|PAOH|HNH|58.09857|-135.41181|America/Juneau|Hoonah Airport
HNL|PHNL|HNL|21.32583|-157.92167|Pacific/Honolulu|Daniel K. Inouye International Airport
HNM|PHHN|HNM|20.79583|-156.01889|Pacific/Honolulu|Hana Airport
HNS|PAHN|HNS|59.24620|-135.52923|America/Juneau|Haines Municipal Airport
HNY|ZGHY|HNY|26.72389|112.61833|Asia/Shanghai|Hengyang Nanyue Airport
HOB|KHOB|HOB|32.68861|-103.21694|America/Denver|Lea County Airport
HOD|OYHD|HOD|14.75564|42.97048|Asia/Aden|Hodeidah Airport
HOF|OEAH|HOF|25.29478|49.48746|Asia/Riyadh|Al-Ahsa Airport
HOG|MUHG|HOG|20.78528|-76.31500|America/Havana|Frank Pais Airport
HOI|NTTO|HOI|-18.06248|-140.96529|Pacific/Tahiti|Hao Island Airport
HOK|YHOO|HOK|-18.33500|130.63250|Australia/Darwin|Hooker Creek Airport
HOM|PAHO|HOM|59.64324|-151.49316|America/Anchorage|Homer Airport
HOR|LPHR|HOR|38.52000|-28.71722|Atlantic/Azores|Horta Airport
HOT|KHOT|HOT|34.47889|-93.09611|America/Chicago|Memorial Field
HOU|KHOU|HOU|29.65451|-95.27702|America/Chicago|William P. Hobby Airport
HOV|ENOV|HOV|62.17979|6.07880|Europe/Oslo|Orsta–Volda Airport
HPA|NFTL|HPA|-19.77854|-174.34088|Pacific/Tongatapu|Salote Pilolevu Airport
HPB|PAHP|HPB|61.52508|-166.14586|America/Anchorage|Hooper Bay Airport
HPG|ZHSN|HPG|31.63333|110.33778|Asia/Shanghai|Shennongjia Hongping Airport
HPH|VVCI|HPH|20.82331|106.72732|Asia/Ho_Chi_Minh|Cat Bi International Airport
HPN|KHPN|NYC|41.06867|-73.70389|America/New_York|Westchester County Airport
HQL|ZWTK|HQL|37.66271|75.29227|Asia/Urumqi|Tashkurgan Khunjerab Airport
HQQ|ZHQQ|HQQ|35.87083|114.46194|Asia/Shanghai|Anyang Hongqiqu Airport
HRB|ZYHB|HRB|45.62085|126.23644|Asia/Shanghai|Harbin Taiping International Airport
HRE|FVHA|HRE|-17.91863|31.09925|Africa/Harare|Robert Gabriel Mugabe International Airport
HRF|VRAH|HRF|6.98056|72.89583|Indian/Maldives|Hoarafushi Airport
HRG|HEGN|HRG|27.18916|33.80550|Africa/Cairo|Hurghada International Airport
HRH|VIAH|HRH|27.85920|78.14870|Asia/Kolkata|Aligarh Airport
HRI|VCRI|HRI|6.28389|81.12389|Asia/Colombo|Mattala Rajapaksa International Airport
HRK|UKHH|HRK|49.92078|36.28119|Europe/Kyiv|International Airport Kharkiv
HRL|KHRL|HRL|26.22348|-97.66225|America/Chicago|Valley International Airport
HRO|KHRO|HRO|36.26447|-93.15426|America/Chicago|Boone County Airport
HSA|UAIT|HSA|43.31111|68.55028|Asia/Almaty|Hazrat Sultan International Airport (HSIA)
HSC|ZGSG|HSC|24.97861|113.42111|Asia/Shanghai|Shaoguan Danxia Airport
HSG|RJFS|HSG|33.15383|130.30277|Asia/Tokyo|Saga Airport
HSL|PAHL|HSL|65.70250|-156.37500|America/Anchorage|Huslia Airport
HSN|ZSZS|HSN|29.93526|122.35691|Asia/Shanghai|Zhoushan Airport
HSS|VIHR|HSS|29.16667|75.80000|Asia/Kolkata|Maharaja Agrasen International Airport
HSV|KHSV|HSV|34.64857|-86.77484|America/Chicago|Huntsville International Airport
HTA|UIAA|HTA|52.03333|113.30000|Asia/Yakutsk|Chita Airport
HTG|UOHH|HTG|71.97568|102.47765|Asia/Krasnoyarsk|Hatanga Airport
HTI|YBHM|HTI|-20.35175|148.94847|Australia/Lindeman|Hamilton Island Airport
HTN|ZWTN|HTN|37.04043|79.87245|Asia/Shanghai|Hotan Airport
HTS|KHTS|HTS|38.36694|-82.55611|America/New_York|Huntington Tri-State Airport
HTT|ZLHX|HTT|38.25628|90.83035|Asia/Shanghai|Huatugou Airport
HTY|LTDA|HTY|36.36454|36.28057|Europe/Istanbul|Hatay Airport
HUG|MGHT|HUG|15.33333|-91.46667|America/Guatemala|Huehuetenango Airport
HUH|NTTH|HUH|-16.68968|-151.02825|Pacific/Tahiti|Huahine Airport
HUI|VVPB|HUI|16.39822|107.70087|Asia/Ho_Chi_Minh|Phu Bai Airport
HUN|RCYU|HUN|24.02576|121.61343|Asia/Taipei|Hualien Airport
HUO|ZBHZ|HUO|45.48722|119.40722|Asia/Shanghai|Holingol Huolinhe Airport
HUS|PAHU|HUS|66.04056|-154.26333|America/Anchorage|Hughes Municipal Airport
HUU|SPNC|HUU|-9.86667|-76.21667|America/Lima|Huanuco Airport
HUX|MMBT|HUX|15.76833|-96.23556|America/Mexico_City|Bahias De Huatulco International Airport
HUY|EGNJ|HUY|53.58338|-0.34851|Europe/London|Humberside Airport
HUZ|ZGHZ|HUZ|23.05042|114.59686|Asia/Shanghai|Huizhou Airport
HVB|YHBA|HVB|-25.31987|152.88520|Australia/Brisbane|Hervey Bay Airport
HVD|ZMKD|HVD|48.01667|91.65000|Asia/Ulaanbaatar|Khovd Airport
HVG|ENHV|HVG|70.98333|25.83333|Europe/Oslo|Honningsvag Airport, Valan
HVM|BIHV|HVM|65.41667|-21.00000|Atlantic/Reykjavik|Hvammstangi Airport
HVN|KHVN|HVN|41.26528|-72.88833|America/New_York|Tweed–New Haven Regional Airport
HVR|KHVR|HVR|48.54444|-109.76111|America/Denver|Havre City County Airport
HXD|ZLDL|HXD|37.12500|97.26861|Asia/Shanghai|Delingha Airport
HYA|KHYA|HYA|41.66583|-70.28056|America/New_York|Cape Cod Gateway Airport
HYD|VOHS|HYD|17.23370|78.43043|Asia/Kolkata|Rajiv Gandhi International Airport
HYG|PAHY|HYG|55.20667|-132.82667|America/Metlakatla|Hydaburg Sea Plane Base
HYN|ZSLQ|HYN|28.55810|121.41675|Asia/Shanghai|Luqiao Airport
HYS|KHYS|HYS|38.84611|-99.27417|America/Chicago|Hays Municipal Airport
HZA|ZSHZ|HZA|35.21333|115.73667|Asia/Shanghai|Heze Mudan Airport
HZG|ZLHZ|HZG|33.06344|107.00845|Asia/Shanghai|Hanzhong Airport
HZH|ZUNP|HZH|26.32021|109.15381|Asia/Shanghai|Liping Airport
HZK|BIHU|HZK|65.95575|-17.41967|Atlantic/Reykjavik|Husavik Airport
IAA|UOII|IAA|67.43333|86.63333|Asia/Krasnoyarsk|Igarka Airport
IAD|KIAD|WAS|38.95315|-77.44773|America/New_York|Washington Dulles International Airport
IAG|KIAG|IAG|43.10000|-78.95000|America/New_York|Niagara Falls International Airport
IAH|KIAH|HOU|29.98333|-95.34000|America/Chicago|George Bush Intercontinental Airport
IAM|DAUZ|IAM|28.05111|9.63806|Africa/Algiers|In Amenas Airport
IAN|PAIK|IAN|66.97475|-160.44121|America/Anchorage|Bob Baker Memorial Airport
IAO|RPNS|IAO|9.85889|126.01389|Asia/Manila|Sayak Airport
IAS|LRIA|IAS|47.17699|27.61699|Europe/Bucharest|Iasi Airport
IBA|DNIB|IBA|7.36018|3.97636|Africa/Lagos|Ibadan Airport
IBB|SEII|IBB|-0.94263|-90.95300|America/Guayaquil|General Villamil Airport
IBE|SKIB|IBE|4.42395|-75.13858|America/Bogota|Ibague Airport
IBR|RJAH|IBR|36.18167|140.41472|Asia/Tokyo|Ibaraki Airport
IBZ|LEIB|IBZ|38.87660|1.36780|Europe/Madrid|Ibiza Airport
ICC|SVIE|ICC|10.80000|-64.03333|America/Caracas|A.M. Salazar Marcano
ICI|NFCI|ICI|-17.74371|-179.34193|Pacific/Fiji|Cicia Airport
ICN|RKSI|SEL|37.44853|126.45123|Asia/Seoul|Incheon International Airport
ICT|KICT|ICT|37.65304|-97.42896|America/Chicago|Wichita Dwight D. Eisenhower National Airport
IDA|KIDA|IDA|43.51485|-112.06751|America/Boise|Idaho Falls Regional Airport
IDR|VAID|IDR|22.72715|75.80823|Asia/Kolkata|Devi Ahilya Bai Holkar Airport
IDY|LFEY|IDY|46.71787|-2.38869|Europe/Paris|Ile 'd' Yeu Airport
IEG|EPZG|IEG|51.13739|15.77964|Europe/Warsaw|Zielona Gora-Babimost Airport
IEV|UKKK|IEV|50.40194|30.45083|Europe/Kyiv|Kyiv International Airport
IFJ|BIIS|IFJ|66.05972|-23.13278|Atlantic/Reykjavik|Isafjordur Airport
IFN|OIFM|IFN|32.74569|51.87638|Asia/Tehran|Isfahan International Airport
IFO|UKLI|IFO|48.88753|24.70757|Europe/Kyiv|Ivano-Frankovsk Airport
IGA|MYIG|IGA|20.98333|-73.66667|America/Nassau|Inagua Airport
IGD|LTCT|IGD|39.97445|43.87972|Europe/Istanbul|Igdir Airport
IGG|PAIG|IGG|59.31667|-155.90000|America/Anchorage|Igiugig Airport
IGR|SARI|IGR|-25.73150|-54.47635|America/Argentina/Buenos_Aires|Cataratas del Iguazu International Airport
IGT|URMS|IGT|43.32212|45.01261|Europe/Moscow|Magas Airport
IGU|SBFI|IGU|-25.59794|-54.48882|America/Sao_Paulo|Cataratas International Airport
IHU|AYIH|IHU|-7.90000|145.38333|Pacific/Port_Moresby|Ihu Airport
IIA|EIMN|IIA|53.08333|-9.53333|Europe/Dublin|Inishmaan Airport
IJK|USII|IJK|56.83045|53.45653|Europe/Samara|Izhevsk Airport
IKA|OIIE|THR|35.40863|51.15480|Asia/Tehran|Imam Khomeini International Airport
IKG|UCFP|IKG|42.50806|78.40778|Asia/Bishkek|Karakol International Airport
IKI|RJDB|IKI|33.74556|129.78833|Asia/Tokyo|Iki Airport
IKO|PAKO|IKO|52.94167|-168.85000|America/Anchorage|Nikolski Air Force Station
IKS|UEST|IKS|71.70000|128.90000|Asia/Yakutsk|Tiksi Airport
IKT|UIII|IKT|52.27331|104.35607|Asia/Irkutsk|Irkutsk International Airport
IKU|UCFL|IKU|42.58806|76.71306|Asia/Bishkek|Issyk-Kul International Airport
ILD|LEDA|ILD|41.72693|0.53916|Europe/Madrid|Lleida-Alguaire Airport
ILF|CZBD|ILF|56.06667|-95.61667|America/Winnipeg|Ilford Airport
ILG|KILG|ILG|39.67833|-75.60750|America/New_York|New Castle Airport
ILI|PAIL|ILI|59.75550|-154.90857|America/Anchorage|Iliamna Airport
ILM|KILM|ILM|34.26705|-77.91063|America/New_York|Wilmington International Airport
ILO|RPVI|ILO|10.83278|122.49333|Asia/Manila|Iloilo International Airport
ILP|NWWE|ILP|-22.58972|167.44750|Pacific/Noumea|Ile Des Pins Airport
ILQ|SPLO|ILQ|-17.69493|-71.34394|America/Lima|Ilo Airport
ILR|DNIL|ILR|8.43609|4.49362|Africa/Lagos|Ilorin International Airport
ILS|MSSS|SAL|13.76667|-89.20556|America/El_Salvador|Ilopango International Airport
ILY|EGPI|ILY|55.68194|-6.25417|Europe/London|Islay Airport
IMF|VEIM|IMF|24.76457|93.89706|Asia/Kolkata|Imphal Airport
IMK|VNST|IMK|29.96667|81.81667|Asia/Kathmandu|Simikot Airport
IMP|SBIZ|IMP|-5.53194|-47.48056|America/Belem|Imperatriz Airport
IMT|KIMT|IMT|45.81556|-88.11417|America/Menominee|Ford Airport
INC|ZLIC|INC|38.32303|106.38806|Asia/Shanghai|Yinchuan Hedong International Airport
IND|KIND|IND|39.71627|-86.29299|America/Indiana/Indianapolis|Indianapolis International Airport
INH|FQIN|INH|-23.87444|35.40833|Africa/Maputo|Inhambane Airport
INI|LYNI|INI|43.33717|21.86548|Europe/Belgrade|Nis Constantine the Great Airport
INL|KINL|INL|48.56306|-93.40417|America/Chicago|Falls International Airport
INN|LOWI|INN|47.25745|11.35147|Europe/Vienna|Innsbruck Airport
INO|FZBA|INO|-1.95000|18.27917|Africa/Kinshasa|Inongo Airport
INQ|EIIR|INQ|53.03333|-9.43333|Europe/Dublin|Inisheer Airport
INU|ANYN|INU|-0.53333|166.91667|Pacific/Nauru|Nauru Island International Airport
INV|EGPE|INV|57.53935|-4.06374|Europe/London|Inverness Airport
INZ|DAUI|INZ|27.25081|2.51188|Africa/Algiers|In Salah Airport
IOA|LGIO|IOA|39.69667|20.82583|Europe/Athens|Ioannina Airport
IOM|EGNS|IOM|54.08680|-4.63319|Europe/Isle_of_Man|Isle of Man Airport
IOR|EIIM|IOR|53.11667|-9.75000|Europe/Dublin|Kilronan Airport
IOS|SBIL|IOS|-14.81586|-39.03327|America/Belem|Ilheus/Bahia-Jorge Amado Airport
IOT|BGLL|IOT|71.24194|-53.56288|America/Godthab|Illorsuit Heliport
IPC|SCIP|IPC|-27.11667|-109.36667|Pacific/Easter|Mataveri International Airport
IPH|WMKI|IPH|4.56694|101.09583|Asia/Kuala_Lumpur|Ipoh Airport
IPI|SKIP|IPI|0.85833|-77.67642|America/Bogota|San Luis Airport
IPL|KIPL|IPL|32.83483|-115.57405|America/Los_Angeles|Imperial County Airport
IPN|SBIP|IPN|-19.50000|-42.53333|America/Sao_Paulo|Vale do Aço Regional Airport
IPT|KIPT|IPT|41.24222|-76.92056|America/New_York|Williamsport Regional Airport
IQM|ZWCM|IQM|38.23361|85.46556|Asia/Urumqi|Qiemo Yudu Airport
IQN|ZLQY|IQN|35.80010|107.60440|Asia/Shanghai|Qingyang Airport
IQQ|SCDA|IQQ|-20.54794|-70.17848|America/Santiago|Diego Aracena International Airport
IQT|SPQT|IQT|-3.78510|-73.30284|America/Lima|Coronel FAP Francisco Secada Vignetta International Airport
IRA|AGGK|IRA|-10.50000|161.83333|Pacific/Guadalcanal|Kirakira Airport
IRC|PACR|IRC|65.82917|-144.06389|America/Anchorage|Circle City Airport
IRG|YLHR|IRG|-12.78564|143.30582|Australia/Brisbane|Lockhart River Airport
IRJ|SANL|IRJ|-29.38333|-66.78333|America/Argentina/Buenos_Aires|La Rioja Airport
IRK|KIRK|IRK|40.09250|-92.54389|America/Chicago|Kirksville Municipal Airport
IRP|FZJH|IRP|2.82750|27.58833|Africa/Lubumbashi|Matari Airport
IRZ|SWTP|IRZ|-0.38030|-64.99602|America/Manaus|Santa Isabel Rio Negro Airport
ISA|YBMA|ISA|-20.66764|139.49179|Australia/Brisbane|Mount Isa Airport
ISB|OPIS|ISB|33.54908|72.82565|Asia/Karachi|Islamabad International Airport
ISC|EGHE|ISC|49.91333|-6.29167|Europe/London|Isles of Scilly Airport
ISE|LTFC|ISE|37.86611|30.38222|Europe/Istanbul|Isparta Suleyman Demirel Airport
ISG|ROIG|ISG|24.39035|124.24554|Asia/Tokyo|Painushima Ishigaki Airport
ISK|VAOZ|ISK|20.11667|73.91667|Asia/Kolkata|Nashik International Airport
ISP|KISP|ISP|40.78931|-73.09755|America/New_York|Long Island MacArthur Airport
IST|LTFM|IST|41.25990|28.74273|Europe/Istanbul|Istanbul Airport
ISU|ORSU|ISU|35.57239|45.30242|Asia/Baghdad|Sulaimaniyah International Airport
ITB|SBIH|ITB|-4.28333|-55.98333|America/Belem|Itaituba Airport
ITH|KITH|ITH|42.49034|-76.46359|America/New_York|Ithaca Tompkins Regional Airport
ITI|SNYH|ITI|-18.00000|-41.50000|America/Sao_Paulo|Itambacuri Airport
ITM|RJOO|OSA|34.79098|135.44172|Asia/Tokyo|Osaka International Airport
ITN|SNHA|ITN|-14.80000|-39.30000|America/Belem|Itabuna Airport
ITO|PHTO|ITO|19.71457|-155.03963|Pacific/Honolulu|Hilo International Airport
ITU|UHSI|ITU|45.25915|147.95405|Asia/Sakhalin|Iturup Airport
IUE|NIUE|IUE|-19.08333|-169.93333|Pacific/Niue|Hanan Airport
IVC|NZNV|IVC|-46.41543|168.32174|Pacific/Auckland|Invercargill Airport
IVL|EFIV|IVL|68.61111|27.41556|Europe/Helsinki|Ivalo Airport
IWA|UUBI|IWA|56.94296|40.94455|Europe/Moscow|Ivanovo Yuzhny Airport
IWD|KIWD|IWD|46.52556|-90.13167|America/Menominee|Gogebic–Iron County Airport
IWJ|RJOW|IWJ|34.67639|131.79028|Asia/Tokyo|Hagi-Iwami Airport
IWK|RJOI|IWK|34.13528|132.23555|Asia/Tokyo|Iwakuni Kintaikyo Airport
IXA|VEAT|IXA|23.89260|91.24451|Asia/Kolkata|Maharaja Bir Bikram Singh Airport
IXB|VEBD|IXB|26.68488|88.32482|Asia/Kolkata|Bagdogra Airport
IXC|VICG|IXC|30.67681|76.78804|Asia/Kolkata|Shaheed Bhagat Singh International Airport
IXD|VIAL|IXD|25.43972|81.73611|Asia/Kolkata|Allahabad Airport
IXE|VOML|IXE|12.96354|74.89014|Asia/Kolkata|Mangalore International Airport
IXG|VABM|IXG|15.85861|74.61833|Asia/Kolkata|Belgaum Airport
IXI|VELR|IXI|27.28827|94.09206|Asia/Kolkata|Lilabari Airport
IXJ|VIJU|IXJ|32.68077|74.84282|Asia/Kolkata|Satwari Airport
IXK|VAKS|IXK|21.31944|70.27083|Asia/Kolkata|Keshod Airport
IXL|VILH|IXL|34.14035|77.54747|Asia/Kolkata|Kushok Bakula Rimpoche Airport
IXM|VOMD|IXM|9.83857|78.08949|Asia/Kolkata|Madurai Airport
IXP|VIPK|IXP|32.21667|75.63333|Asia/Kolkata|Pathankot Airport
IXR|VERC|IXR|23.31819|85.32285|Asia/Kolkata|Birsa Munda Airport
IXS|VEKU|IXS|24.91602|92.97925|Asia/Kolkata|Kumbhirgram Airport
IXU|VAAU|IXU|19.86646|75.39721|Asia/Kolkata|Aurangabad Airport
IXY|VAKE|IXY|23.11111|70.10417|Asia/Kolkata|Kandla Airport
IXZ|VOPB|IXZ|11.65008|92.73227|Asia/Kolkata|Veer Savarkar International Airport
IZA|SBZM|IZA|-21.51306|-43.17306|America/Sao_Paulo|Presidente Itamar Franco Airport
IZO|RJOC|IZO|35.41485|132.88575|Asia/Tokyo|Izumo Airport
IZT|MMIT|IZT|16.56917|-95.10833|America/Mexico_City|Ixtepec Airport
JAC|KJAC|JAC|43.60281|-110.73613|America/Denver|Jackson Hole Airport
JAE|SPJE|JAE|-5.59444|-78.77362|America/Lima|Shumba Airport
JAF|VCCJ|JAF|9.79167|80.07500|Asia/Colombo|Kankesanturai Airport
JAI|VIJP|JAI|26.82200|75.80100|Asia/Kolkata|Jaipur International Airport
JAN|KJAN|JAN|32.30990|-90.07496|America/Chicago|Jackson-Evers International Airport
JAQ|AYJB|JAQ|-5.60000|151.51667|Pacific/Port_Moresby|Jacquinot Bay Airport
JAU|SPJJ|JAU|-11.75000|-75.25000|America/Lima|Jauja Airport
JAV|BGJN|JAV|69.24186|-51.05991|America/Godthab|Ilulissat Airport
JAX|KJAX|JAX|30.49125|-81.68305|America/New_York|Jacksonville International Airport
JBB|WARE|JBB|-8.24243|113.69532|Asia/Jakarta|Noto Hadinegoro Airport
JBK|ZWQT|JBK|44.18300|89.59450|Asia/Shanghai|Qitai Jiangbulake Airport
JBQ|MDJB|JBQ|18.57573|-69.98144|America/Santo_Domingo|La Isabela International Airport
JBR|KJBR|JBR|35.83000|-90.64833|America/Chicago|Jonesboro Airport
JCH|BGCH|JCH|68.81515|-51.20133|America/Godthab|Qasigiannguit Airport
JCK|YJLC|JCK|-20.58333|141.70000|Australia/Brisbane|Julia Creek Airport
JDF|SBJF|IZA|-21.75000|-43.33333|America/Sao_Paulo|Francisco De Assis Airport
JDH|VIJO|JDH|26.26395|73.05055|Asia/Kolkata|Jodhpur Airport
JDO|SBJU|JDO|-7.21559|-39.27240|America/Belem|Orlando Bezerra de Menezes Airport
JDZ|ZSJD|JDZ|29.33549|117.17879|Asia/Shanghai|Jingdezhen Airport
JED|OEJN|JED|21.66440|39.17416|Asia/Riyadh|King Abdulaziz International Airport
JEE|MTJE|JEE|18.66222|-74.16972|America/Port-au-Prince|Jeremie Airport
JEG|BGAA|JEG|68.70000|-52.75000|America/Godthab|Aasiaat Airport
JER|EGJJ|JER|49.20530|-2.19434|Europe/Jersey|Jersey Airport
JFK|KJFK|NYC|40.64234|-73.78817|America/New_York|John F. Kennedy International Airport
JFR|BGPT|JFR|62.00028|-49.70028|America/Godthab|Paamiut Airport
JGA|VAJM|JGA|22.46333|70.01194|Asia/Kolkata|Govardhanpur Airport
JGB|VEJR|JGB|19.06667|82.03333|Asia/Kolkata|Jagdalpur Airport
JGD|ZYJD|JGD|50.37056|124.11667|Asia/Shanghai|Daxing'anling Elunchun Airport
JGN|ZLJQ|JGN|39.85694|98.34139|Asia/Shanghai|Jiayuguan Jiuquan Airport
JGO|BGGN|JGO|69.25000|-53.56667|America/Godthab|Qeqertarsuaq Airport
JGS|ZSJA|JGS|26.89972|114.73750|Asia/Shanghai|Ji'An/Jing Gang Shan Airport
JHB|WMKJ|JHB|1.63668|103.66796|Asia/Kuala_Lumpur|Senai International Airport
JHG|ZPJH|JHG|21.97342|100.76645|Asia/Shanghai|Xishuangbanna Gasa Airport
JHM|PHJH|JHM|20.96219|-156.67569|Pacific/Honolulu|Kapalua Airport
JHS|BGSS|JHS|66.93694|-53.70417|America/Godthab|Sisimiut Airport
JIB|HDAM|JIB|11.55236|43.14968|Africa/Djibouti|Djibouti-Ambouli International Airport
JIC|ZLJC|JIC|38.54194|102.34861|Asia/Shanghai|Jinchang Jinchuan Airport
JIJ|HAJJ|JIJ|9.36667|42.76667|Africa/Addis_Ababa|Jigiga Airport
JIK|LGIK|JIK|37.66667|26.33333|Europe/Athens|Ikaria Airport
JIM|HAJM|JIM|7.65444|36.82111|Africa/Addis_Ababa|Jimma Airport
JIO|WAPM|JIO|34.06667|-117.65000|America/Los_Angeles|Ontario International Heliport
JIQ|ZUQJ|JIQ|29.51756|108.82919|Asia/Shanghai|Qianjiang Wulingshan Airport
JIU|ZSJJ|JIU|29.70000|115.96667|Asia/Shanghai|Jiujiang Airport
JIW|OPJI|JIW|25.08333|61.81667|Asia/Karachi|Jiwani Airport
JJD|SBJE|JJD|-2.90667|-40.35806|America/Fortaleza|Comte. Ariston Pessoa Regional Airport
JJG|SBJA|JJG|-28.67528|-49.06028|America/Sao_Paulo|Humberto Bortoluzzi Regional Airport
JJM|HKMK|JJM|0.16501|38.19503|Africa/Nairobi|Mulika Lodge Airport
JJN|ZSQZ|JJN|24.80281|118.58729|Asia/Shanghai|Quanzhou Jinjiang International Airport
JKG|ESGJ|JKG|57.75010|14.07050|Europe/Stockholm|Jonkoping Airport
JKH|LGHI|JKH|38.34580|26.14233|Europe/Athens|Chios Airport
JKL|LGKY|JKL|36.96333|26.94056|Europe/Athens|Kalymnos Island National Airport
JKR|VNJP|JKR|26.70833|85.92389|Asia/Kathmandu|Janakpur Airport
JLG|VAJL|JLG|20.96194|75.62667|Asia/Kolkata|Jalgaon Airport
JLN|KJLN|JLN|37.14972|-94.49778|America/Chicago|Joplin Airport
JLR|VAJB|JLR|22.66667|79.92500|Asia/Kolkata|Jabalpur Airport
JMJ|ZPJM|JMJ|22.41583|99.78639|Asia/Shanghai|Lancang Jingmai Airport
JMK|LGMK|JMK|37.43611|25.34444|Europe/Athens|Mikonos Airport
JMO|VNJS|JMO|28.78143|83.72340|Asia/Kathmandu|Jomsom Airport
JMS|KJMS|JMS|46.93000|-98.67833|America/Chicago|Jamestown Regional Airport
JMU|ZYJM|JMU|46.84540|130.45541|Asia/Shanghai|Jiamusi Dongjiao Airport
JNB|FAOR|JNB|-26.13916|28.24600|Africa/Johannesburg|O.R. Tambo International Airport
JNG|ZLJN|JNG|35.64700|116.74430|Asia/Shanghai|Jining Da'an Airport
JNU|PAJN|JNU|58.35932|-134.58339|America/Juneau|Juneau International Airport
JNX|LGNX|JNX|37.10000|25.38333|Europe/Athens|Naxos Airport
JNZ|ZYJZ|JNZ|41.11667|121.01667|Asia/Shanghai|Liaoning Province Airport
JOE|EFJO|JOE|62.65679|29.61354|Europe/Helsinki|Joensuu Airport
JOG|WIIJ|JOG|-7.78557|110.43706|Asia/Jakarta|Adisutjipto International Airport
JOI|SBJV|JOI|-26.22363|-48.80108|America/Sao_Paulo|Joinville-Lauro Carneiro de Loyola Airport
JOL|RPMJ|JOL|6.05355|121.00653|Asia/Manila|Jolo Airport
JOS|DNJO|JOS|9.86806|8.89306|Africa/Lagos|Jos Airport
JPA|SBJP|JPA|-7.14536|-34.94816|America/Belem|Presidente Castro Pinto International Airport
JPE|SNEB|JPE|-3.01972|-47.31639|America/Belem|Paragominas Airport
JPR|SWJI|JPR|-10.87056|-61.84667|America/Porto_Velho|Ji-Parana Airport
JPX|KJPX|JPX|40.95944|-72.25167|America/New_York|Town of East Hampton Airport
JQA|BGUQ|JQA|70.73194|-52.70278|America/Godthab|Qaarsut Airport
JRG|VEJH|JRG|22.04167|84.05833|Asia/Kolkata|Veer Surendra Sai Airport
JRH|VEJT|JRH|26.73448|94.18490|Asia/Kolkata|Rowriah Airport
JRN|SWJU|JRN|-10.30556|-58.48889|America/Campo_Grande|Juruena Airport
JRO|HTKJ|JRO|-3.42537|37.06547|Africa/Dar_es_Salaam|Kilimanjaro International Airport
JSA|VIJR|JSA|26.91667|70.90000|Asia/Kolkata|Jaisalmer Airport
JSH|LGST|JSH|35.21667|26.11667|Europe/Athens|Sitia Airport
JSI|LGSK|JSI|39.18056|23.50556|Europe/Athens|Skiathos Airport
JSJ|XYJS|JSJ|47.11000|132.66028|Asia/Shanghai|Jiansanjiang Shidi Airport
JSK|OIZJ|JSK|45.55000|-94.16667|America/Chicago|St. Cloud Municipal Heliport
JSR|VGJR|JSR|23.17696|89.16065|Asia/Dhaka|Jessore Airport
JST|KJST|JST|40.31667|-78.83444|America/New_York|Cambria County Airport
JSU|BGMQ|JSU|65.41244|-52.93537|America/Godthab|Maniitsoq Airport
JSY|LGSO|JSY|37.42361|24.95000|Europe/Athens|Syros Island Airport
JTC|SBAE|JTC|-22.16596|-49.07229|America/Sao_Paulo|Bauru-Arealva Airport
JTR|LGSR|JTR|36.40426|25.47598|Europe/Athens|Santorini International Airport
JTY|LGPL|JTY|36.56667|26.36667|Europe/Athens|Astypalaia Airport
JUB|HJJJ|JUB|4.86723|31.60238|Africa/Juba|Juba International Airport
JUH|ZSJH|JUH|30.76611|117.73568|Asia/Shanghai|Chizhou Jiuhuashan Airport
JUI|EDWJ|JUI|53.68333|7.06667|Europe/Berlin|Juist Airport
JUJ|SASJ|JUJ|-24.40000|-65.08333|America/Argentina/Jujuy|Gobernador H. Guzman Airport
JUL|SPJL|JUL|-15.46417|-70.15444|America/Lima|Juliaca Airport
JUM|VNJL|JUM|29.27361|82.19194|Asia/Kathmandu|Jumla Airport
JUV|BGUK|JUV|72.79028|-56.13056|America/Godthab|Upernavik Airport
JUZ|ZSJU|JUZ|28.96667|118.83333|Asia/Shanghai|Quzhou Airport
JXA|ZYJX|JXA|45.29972|131.17944|Asia/Shanghai|Jixi Xingkaihu Airport
JYV|EFJY|JYV|62.40362|25.68143|Europe/Helsinki|Jyvaskyla Airport
JZH|ZUJZ|JZH|32.85667|103.68306|Asia/Shanghai|Jiuzhai Huanglong Airport
KAA|FLKS|KAA|-10.21583|31.13000|Africa/Lusaka|Kasama Airport
KAC|OSKL|KAC|37.03174|41.20268|Asia/Damascus|Kameshly Airport
KAD|DNKA|KAD|10.59583|7.44028|Africa/Lagos|Kaduna Airport
KAE|PAFE|KAE|56.97397|-133.94795|America/Sitka|Kake Sea Plane Base
KAI|SYKA|KAI|5.16963|-59.49047|America/Guyana|Kaieteur Airport
KAJ|EFKI|KAJ|64.27778|27.68889|Europe/Helsinki|Kajaani Airport
KAL|PAKV|KAL|64.32194|-158.73611|America/Anchorage|Kaltag Airport
KAN|DNKN|KAN|12.04555|8.52227|Africa/Lagos|Mallam Aminu Kano International Airport
KAO|EFKS|KAO|65.99028|29.23389|Europe/Helsinki|Kuusamo Airport
KAT|NZKT|KAT|-35.06629|173.28541|Pacific/Auckland|Kaitaia Airport
KAW|VYKT|KAW|10.05000|98.51667|Asia/Yangon|Kawthaung Airport
KAX|YKBR|KAX|-27.69193|114.26052|Australia/Perth|Kalbarri Airport
KBL|OAKB|KBL|34.56069|69.21152|Asia/Kabul|Hamid Karzai International Airport
KBP|UKBB|IEV|50.34124|30.89521|Europe/Kyiv|Boryspil International Airport
KBR|WMKC|KBR|6.17057|102.29091|Asia/Kuala_Lumpur|Sultan Ismail Petra Airport
KBU|WRBK|KBU|-3.29580|116.16570|Asia/Makassar|Gusti Syamsir Alam Airport
KBV|VTSG|KBV|8.09728|98.98062|Asia/Bangkok|Krabi Airport
KCA|ZWKC|KCA|41.16667|83.70000|Asia/Urumqi|Kuqa Qiuci Airport
KCH|WBGG|KCH|1.48417|110.34083|Asia/Kuala_Lumpur|Kuching International Airport
KCM|LTCN|KCM|37.53444|36.95056|Europe/Istanbul|Kahramanmaras Airport
KCT|VCCK|KCT|5.99383|80.31974|Asia/Colombo|Koggala Airport
KCY|UNKM|KCY|56.17583|92.54278|Asia/Krasnoyarsk|Krasnoyarsk Cheremshanka Airport
KCZ|RJOK|KCZ|33.54769|133.67485|Asia/Tokyo|Kochi Ryoma Airport
KDD|OPKH|KDD|27.78056|66.63056|Asia/Karachi|Khuzdar Airport
KDH|OAKN|KDH|31.50694|65.84750|Asia/Kabul|Kandahar Airport
KDI|WAWW|KDI|-4.08146|122.41885|Asia/Makassar|Haluoleo Airport
KDL|EEKA|KDL|58.99492|22.82497|Europe/Tallinn|Kardla Airport
KDM|VRMT|KDM|0.48803|72.99561|Indian/Maldives|Kaadedhdhoo Airport
KDO|VRMK|KDO|1.85834|73.51979|Indian/Maldives|Kadhdhoo Airport
KDU|OPSD|KDU|35.33301|75.53862|Asia/Karachi|Skardu Airport
KDV|NFKD|KDV|-19.05397|178.15607|Pacific/Fiji|Kandavu Airport
KEF|BIKF|REK|63.97860|-22.63504|Atlantic/Reykjavik|Keflavik International Airport
KEJ|UNEE|KEJ|55.28057|86.11623|Asia/Novokuznetsk|Kemerovo Airport
KEM|EFKE|KEM|65.78006|24.57677|Europe/Helsinki|Kemi/Tornio Airport
KEP|VNNG|KEP|28.13250|81.57639|Asia/Kathmandu|Nepalganj Airport
KER|OIKK|KER|30.25878|56.96192|Asia/Tehran|Kerman Airport
KET|VYKG|KET|21.30000|99.61667|Asia/Yangon|Keng Tung Airport
KFG|YKKG|KFG|-17.43333|130.81667|Australia/Darwin|Kalkurung Airport
KFP|PAKF|KFP|54.84917|-163.40917|America/Anchorage|False Pass Airport
KGA|FZUA|KGA|-5.92200|22.46917|Africa/Lubumbashi|Kananga Airport
KGC|YKSC|KGC|-35.70931|137.52331|Australia/Adelaide|Kingscote Airport
KGD|UMKK|KGD|54.88266|20.58665|Europe/Kaliningrad|Khrabrovo
KGE|AGKG|KGE|-8.16500|157.58611|Pacific/Guadalcanal|Kagau Airport
KGF|UAKK|KGF|49.67526|73.32836|Asia/Almaty|Karaganda Airport
KGI|YPKG|KGI|-30.78525|121.45791|Australia/Perth|Kalgoorlie-Boulder Airport
KGK|PAJZ|KGK|59.72674|-157.26711|America/Anchorage|Koliganek Airport
KGL|HRYR|KGL|-1.96304|30.13501|Africa/Kigali|Kigali International Airport
KGP|USRK|KGP|62.19583|74.53361|Asia/Yekaterinburg|Kogalym International Airport
KGS|LGKO|KGS|36.80100|27.08948|Europe/Athens|Kos Airport
KGT|ZUKD|KGT|30.13176|101.74753|Asia/Shanghai|Kangding Airport
KGX|PAGX|KGX|62.89528|-160.06250|America/Anchorage|Grayling Airport
KHD|OICK|KHD|33.43861|48.28083|Asia/Tehran|Khorramabad Airport
KHE|UKOH|KHE|46.67240|32.50799|Europe/Kyiv|Kherson International Airport
KHG|ZWSH|KHG|39.53689|76.01039|Asia/Shanghai|Kashi Laining International Airport
KHH|RCKH|KHH|22.57250|120.34528|Asia/Taipei|Kaohsiung International Airport
KHI|OPKC|KHI|24.89999|67.16828|Asia/Karachi|Jinnah International Airport
KHK|OIBQ|KHK|29.26167|50.32361|Asia/Tehran|Khark Airport
KHM|VYKI|KHM|25.99189|95.67715|Asia/Yangon|Khamti Airport
KHN|ZSCN|KHN|28.85990|115.90784|Asia/Shanghai|Nanchang Changbei International Airport
KHS|OOKB|KHS|26.16394|56.23506|Asia/Muscat|Khasab Airport
KHV|UHHH|KHV|48.52456|135.16862|Asia/Vladivostok|Khabarovsk Airport
KHZ|NTKA|KHZ|-15.78120|-145.12411|Pacific/Tahiti|Kauehi Airport
KIE|AYIQ|KIE|-6.30425|155.72554|Pacific/Port_Moresby|Aropa Airport
KIH|OIBK|KIH|26.53228|53.97208|Asia/Tehran|Kish International Airport
KIJ|RJSN|KIJ|37.95199|139.11325|Asia/Tokyo|Niigata Airport
KIM|FAKM|KIM|-28.80583|24.76639|Africa/Johannesburg|Kimberley Airport
KIN|MKJP|KIN|17.93775|-76.77816|America/Jamaica|Norman Manley International Airport
KIR|EIKY|KIR|52.18147|-9.53567|Europe/Dublin|Kerry County Airport
KIS|HKKI|KIS|-0.08495|34.73750|Africa/Nairobi|Kisumu International Airport
KIT|LGKC|KIT|36.29167|23.02500|Europe/Athens|Kithira Airport
KIX|RJBB|OSA|34.43533|135.24398|Asia/Tokyo|Kansai International Airport
KJA|UNKL|KJA|56.18113|92.48286|Asia/Krasnoyarsk|Krasnoyarsk International Airport
KJB|VOKU|KJB|15.70611|78.16083|Asia/Kolkata|Kurnool Airport
KJH|ZUKJ|KJH|26.97194|107.98750|Asia/Shanghai|Kaili Huangping Airport
KJI|ZWKN|KJI|48.22167|86.99611|Asia/Urumqi|Burqin Kanas Airport
KJJ|HUKJ|KJJ|0.20028|32.55000|Africa/Kampala|Kajjansi Airfield
KJT|WICA|KJT|-6.66917|108.19111|Asia/Jakarta|Kertajati International Airport
KKA|PAKK|KKA|64.93944|-161.15000|America/Anchorage|Koyuk Airport
KKC|VTUK|KKC|16.46467|102.78749|Asia/Bangkok|Khon Kaen Airport
KKE|NZKK|KKE|-35.26328|173.91238|Pacific/Auckland|Kerikeri Airport
KKH|PADY|KKH|59.96667|-162.75000|America/Anchorage|Kongiganak Airport
KKJ|RJFR|KKJ|33.84616|131.03494|Asia/Tokyo|Kitakyushu Airport
KKM|VTBL|KKM|14.87472|100.66306|Asia/Bangkok|Khok Kathiam AFB
KKN|ENKR|KKN|69.72350|29.89118|Europe/Oslo|Kirkenes Airport, Hoeybuktmoen
KKR|NTGK|KKR|-15.78333|-146.66667|Pacific/Tahiti|Kaukura Atoll Airport
KKS|OIFK|KKS|33.89533|51.57704|Asia/Tehran|Kashan Airport
KKW|FZCA|KKW|-5.03611|18.78028|Africa/Kinshasa|Kikwit Airport
KKX|RJKI|KKX|28.32139|129.92806|Asia/Tokyo|Kikaiga Shima Airport
KLG|PALG|KLG|61.53258|-160.34650|America/Anchorage|Kalskag Municipal Airport
KLH|VAKP|KLH|16.66667|74.33333|Asia/Kolkata|Kolhapur Airport
KLN|PALB|KLN|57.53333|-154.00000|America/Anchorage|Larsen Sea Plane Base
KLO|RPVK|KLO|11.68715|122.38183|Asia/Manila|Kalibo International Airport
KLP|WAGF|KLP|-3.37639|112.53694|Asia/Pontianak|Seruyan Kuala Pembuang Airport
KLR|ESMQ|KLR|56.68500|16.28722|Europe/Stockholm|Kalmar Oland Airport
KLU|LOWK|KLU|46.65012|14.32419|Europe/Vienna|Klagenfurt Airport
KLV|LKKV|KLV|50.20000|12.91667|Europe/Prague|Karlovy Vary Airport
KLW|PAKW|KLW|55.55500|-133.10000|America/Juneau|Klawock Airport
KLX|LGKL|KLX|37.06944|22.02778|Europe/Athens|Kalamata Airport
KMA|AYKM|KMA|-7.96170|145.77155|Pacific/Port_Moresby|Kerema Airport
KMC|OEKK|KMC|27.91128|45.52349|Asia/Riyadh|Hafar Al-Batin Domestic Airport
KME|HRZA|KME|-2.45935|28.90897|Africa/Kigali|Kamembe Airport
KMG|ZPPP|KMG|25.10194|102.92917|Asia/Shanghai|Kunming Changshui International Airport
KMI|RJFM|KMI|31.87250|131.44147|Asia/Tokyo|Miyazaki Airport
KMJ|RJFT|KMJ|32.83413|130.85799|Asia/Tokyo|Kumamoto Airport
KMN|FZSB|KMN|-8.64111|25.25000|Africa/Lubumbashi|Kamina Airport
KMO|PAMB|KMO|58.98888|-159.04872|America/Anchorage|Manokotak Airport
KMQ|RJNK|KMQ|36.40237|136.41343|Asia/Tokyo|Komatsu Airport
KMS|DGSI|KMS|6.71250|-1.59111|Africa/Accra|Kumasi Airport
KMW|UUBA|KMW|57.75000|40.93333|Europe/Moscow|Kostroma Airport
KND|FZOA|KND|-2.91917|25.91528|Africa/Lubumbashi|Kindu Airport
KNG|WASK|KNG|-3.65000|133.75000|Asia/Jayapura|Kaimana Airport
KNH|RCBS|KNH|24.43500|118.36858|Asia/Taipei|Kinmen Airport
KNK|PFKK|KNK|59.43462|-154.79817|America/Anchorage|Kokhanok Airport
KNO|WIMM|KNO|3.63537|98.87902|Asia/Jakarta|Kuala Namu International Airport
KNQ|NWWD|KNQ|-21.05333|164.83778|Pacific/Noumea|Kone Airport
KNS|YKII|KNS|-39.87978|143.88168|Australia/Hobart|King Island Airport
KNU|VIKA|KNU|26.40428|80.40989|Asia/Kolkata|Kanpur Airport
KNW|PANW|KNW|59.45632|-157.37430|America/Anchorage|New Stuyahok Airport
KNX|YPKU|KNX|-15.78403|128.71267|Australia/Perth|Kununurra Airport
KNY|UNKI|KNY|58.48026|99.09570|Asia/Krasnoyarsk|Kodinsk Airport
KOA|PHKO|KOA|19.73617|-156.04108|Pacific/Honolulu|Kona International Airport at Keahole
KOC|NWWK|KOC|-20.50000|164.41667|Pacific/Noumea|Koumac Airport
KOE|WATT|KOE|-10.16854|123.66725|Asia/Makassar|El Tari Kupang International Airport
KOI|EGPA|KOI|58.95806|-2.90056|Europe/London|Kirkwall Airport
KOJ|RJFK|KOJ|31.80122|130.71562|Asia/Tokyo|Kagoshima Airport
KOK|EFKK|KOK|63.71884|23.13307|Europe/Helsinki|Kokkola-Pietarsaari Airport
KOP|VTUW|KOP|17.40000|104.75000|Asia/Bangkok|Nakhon Phanom Airport
KOS|VDSV|KOS|10.58074|103.63908|Asia/Phnom_Penh|Sihanouk International Airport
KOT|PFKO|KOT|63.03101|-163.53231|America/Anchorage|Kotlik Airport
KOV|UACK|KOV|53.31667|69.40000|Asia/Almaty|Kokshetau Airport
KOW|ZSGZ|KOW|25.85167|114.77667|Asia/Shanghai|Ganzhou Huangjin Airport
KPN|PAKI|KPN|59.93333|-164.05000|America/Anchorage|Kipnuk Sea Plane Base
KPO|RKTH|KPO|35.98371|129.43374|Asia/Seoul|Pohang Airport
KPV|PAPE|KPV|55.90900|-159.15925|America/Anchorage|Perryville Airport
KPW|UHMK|KPW|67.84694|166.13889|Asia/Anadyr|Keperveyem Airport
KQA|PAUT|KQA|54.13333|-165.78333|America/Anchorage|Akutan Airport
KQH|VIKG|KQH|26.60139|74.81417|Asia/Kolkata|Kishangarh Airport
KQR|YKAR|KQR|-29.21667|116.68667|Australia/Perth|Karara Airport
KQT|UTDT|KQT|37.86562|68.86513|Asia/Dushanbe|Bokhtar International Airport
KRB|YKMB|KRB|-17.45499|140.83166|Australia/Brisbane|Karumba Airport
KRC|WIPH|KRC|-1.71667|101.25000|Asia/Jakarta|Kerinci Airport
KRE|HBBO|KRE|-2.54444|30.09444|Africa/Bujumbura|Kirundo Airport
KRF|ESNK|KRF|63.04944|17.77278|Europe/Stockholm|Kramfors/Solleftea Airport
KRI|AYKK|KRI|-7.48333|144.26667|Pacific/Port_Moresby|Kikori Airport
KRK|EPKK|KRK|50.07549|19.79374|Europe/Warsaw|John Paul II Kraków-Balice International Airport
KRL|ZWKL|KRL|41.61640|86.14312|Asia/Shanghai|Korla Licheng Airport
KRN|ESNQ|KRN|67.82222|20.34583|Europe/Stockholm|Kiruna Airport
KRO|USUU|KRO|55.47423|65.41318|Asia/Yekaterinburg|Kurgan Airport
KRP|EKKA|KRP|56.30000|9.11667|Europe/Copenhagen|Midtjyllands Airport
KRR|URKK|KRR|45.03414|39.13900|Europe/Moscow|Krasnodar International Airport
KRS|ENCN|KRS|58.20255|8.07373|Europe/Oslo|Kristiansand Airport
KRT|HSSK|KRT|15.59222|32.54970|Africa/Khartoum|Khartoum International Airport
KRW|UTAK|KRW|40.05616|53.01267|Asia/Ashgabat|Turkmenbashi Airport
KRY|ZWKM|KRY|45.61667|84.88333|Asia/Shanghai|Karamay Guhai Airport
KSA|PTSA|KSA|5.35248|162.95660|Pacific/Kosrae|Kosrae Airport
KSC|LZKZ|KSC|48.66667|21.25000|Europe/Bratislava|Barca Airport
KSD|ESOK|KSD|59.36028|13.47206|Europe/Stockholm|Karlstad Airport
KSF|EDVK|KSF|51.40568|9.37658|Europe/Berlin|Kassel-Calden Airport
KSH|OICC|KSH|34.35592|47.14513|Asia/Tehran|Kermanshah Airport
KSJ|LGKS|KSJ|35.42127|26.91090|Europe/Athens|Kasos Island Airport
KSL|HSKA|KSL|15.39028|36.34222|Africa/Khartoum|Kassala Airport
KSM|PASM|KSM|62.05867|-163.29489|America/Anchorage|Saint Mary's Airport
KSN|UAUU|KSN|53.20000|63.55000|Asia/Qostanay|Kostanay Airport
KSO|LGKA|KSO|40.45083|21.27333|Europe/Athens|Aristoteles Airport
KSQ|UTSL|KSQ|38.83500|65.91250|Asia/Samarkand|Karshi-Khanabad AB
KSR|WAWH|KSR|-6.17861|120.43722|Asia/Makassar|H. Aroeppala Airport
KSU|ENKB|KSU|63.11345|7.82602|Europe/Oslo|Kristiansund Airport, Kvernberget
KSY|LTCF|KSY|40.55167|43.08583|Europe/Istanbul|Kars Airport
KSZ|ULKK|KSZ|61.23635|46.69835|Europe/Moscow|Kotlas Airport
KTA|YPKA|KTA|-20.70826|116.77006|Australia/Perth|Karratha Airport
KTD|RORK|KTD|25.94437|131.32517|Asia/Tokyo|Kitadaito Airport
KTG|WIOK|KTG|-1.83333|109.98333|Asia/Jakarta|Ketapang Airport
KTI|VDTI|KTI|12.50000|106.05000|Asia/Phnom_Penh|Kratie Airport
KTM|VNKT|KTM|27.69991|85.35657|Asia/Kathmandu|Tribhuvan International Airport
KTN|PAKT|KTN|55.35655|-131.70869|America/Sitka|Ketchikan International Airport
KTP|MKTP|KIN|17.98750|-76.82333|America/Jamaica|Tinson Airport
KTS|PFKT|KTS|65.32944|-166.47167|America/Anchorage|Brevig Mission Airport
KTT|EFKT|KTT|67.69595|24.85903|Europe/Helsinki|Kittila Airport
KTW|EPKT|KTW|50.47083|19.07403|Europe/Warsaw|Katowice Airport
KUA|WMKD|KUA|3.78077|103.21518|Asia/Kuala_Lumpur|Sultan Haji Ahmad Shah Airport
KUD|WBKT|KUD|6.92500|116.83417|Asia/Kuala_Lumpur|Kudat Airport
KUF|UWWW|KUF|53.50782|50.14742|Europe/Samara|Kurumoch Samara International Airport
KUG|YKUB|KUG|-10.23333|142.30000|Australia/Brisbane|Kubin Island Airport
KUH|RJCK|KUH|43.04565|144.19682|Asia/Tokyo|Kushiro Airport
KUK|PFKA|KUK|60.87609|-162.52124|America/Anchorage|Kasigluk Airport
KUL|WMKK|KUL|2.74434|101.71726|Asia/Kuala_Lumpur|Kuala Lumpur International Airport
KUM|RJFC|KUM|30.38556|130.65917|Asia/Tokyo|Yakushima Airport
KUN|EYKA|KUN|54.90000|23.91667|Europe/Vilnius|Kaunas Airport
KUO|EFKU|KUO|63.00891|27.78870|Europe/Helsinki|Kuopio Airport
KUS|BGKK|KUS|65.56667|-37.11667|America/Godthab|Kulusuk Airport
KUT|UGKO|KUT|42.17639|42.48250|Asia/Tbilisi|Kutaisi International Airport
KUU|VIBR|KUU|31.98333|77.10000|Asia/Kolkata|Bhuntar Airport
KUV|RKJK|KUV|35.98333|126.75000|Asia/Seoul|Gunsan Airport
KUY|AYKS|KUY|-7.42750|143.12389|Pacific/Port_Moresby|Kamusi Airport
KVA|LGKV|KVA|40.91299|24.61968|Europe/Athens|Kavala International Airport
KVC|PAVC|KVC|55.05500|-162.31333|America/Anchorage|King Cove Airport
KVG|AYKV|KVG|-2.58075|150.80653|Pacific/Port_Moresby|Kavieng Airport
KVL|PAVL|KVL|67.73167|-164.54722|America/Anchorage|Kivalina Airport
KVM|UHMO|KVM|64.66528|170.41417|Asia/Anadyr|Markovo Airport
KVO|LYKV|KVO|43.81861|20.58528|Europe/Belgrade|Morava Airport
KVX|USKK|KVX|58.50000|49.35000|Europe/Moscow|Kirov Airport
KWA|PKWA|KWA|8.72084|167.72195|Pacific/Kwajalein|Kwajalein Airport
KWB|WARU|KWB|-5.80221|110.47840|Asia/Jakarta|Dewadaru Airport
KWE|ZUGY|KWE|26.54422|106.79598|Asia/Shanghai|Guiyang Longdongbao International Airport
KWG|UKDR|KWG|48.05000|33.21667|Europe/Kyiv|Krivoy Rog Airport
KWI|OKKK|KWI|29.24012|47.97125|Asia/Kuwait|Kuwait International Airport
KWJ|RKJJ|KWJ|35.14018|126.81021|Asia/Seoul|Gwangju Airport
KWK|PAGG|KWK|59.83333|-163.13333|America/Anchorage|Kwigillingok Airport
KWL|ZGKL|KWL|25.21758|110.04684|Asia/Shanghai|Guilin Liangjiang International Airport
KWM|YKOW|KWM|-15.48750|141.74833|Australia/Brisbane|Kowanyama Airport
KWN|PAQH|KWN|59.75124|-161.84052|America/Anchorage|Kwinhagak Airport
KWT|PFKW|KWT|60.80889|-161.43750|America/Anchorage|Kwethluk Airport
KWZ|FZQM|KWZ|-10.76667|25.50694|Africa/Lubumbashi|Kolwezi Airport
KXB|WAWP|KXB|-4.34122|121.52398|Asia/Makassar|Sangia Nibandera Airport
KXF|NFNO|KXF|-17.34441|179.41908|Pacific/Fiji|Koro Island Airport
KXK|UHKK|KXK|50.40312|136.93360|Asia/Vladivostok|Khurba Airport
KXO|HUKI|KXO|-1.28333|29.71944|Africa/Kampala|Kisoro Airport
KYA|LTAN|KYA|37.97917|32.56222|Europe/Istanbul|Konya Airport
KYD|RCLY|KYD|22.08333|121.50000|Asia/Taipei|Orchid Island Airport
KYK|PAKY|KYK|57.56611|-154.45000|America/Anchorage|Karluk Airport
KYP|VYKP|KYP|19.42914|93.53517|Asia/Yangon|Kyaukpyu Airport
KYU|PFKU|KYU|64.87806|-157.71306|America/Anchorage|Koyukuk Airport
KYZ|UNKY|KYZ|51.67312|94.40820|Asia/Krasnoyarsk|Kyzyl Airport
KZI|LGKZ|KZI|40.28861|21.84194|Europe/Athens|Philippos Airport
KZN|UWKD|KZN|55.60844|49.29824|Europe/Moscow|Kazan International Airport
KZO|UAOO|KZO|44.71222|65.59288|Asia/Qyzylorda|Kzyl-Orda Airport
KZR|LTBZ|KZR|39.12028|30.11695|Europe/Istanbul|Zafer Airport
KZS|LGKJ|KZS|36.14167|29.57638|Europe/Athens|Kastellorizo Airport
LAD|FNLU|LAD|-8.84795|13.23486|Africa/Luanda|4 de Fevereiro International Airport
LAE|AYNZ|LAE|-6.56612|146.72821|Pacific/Port_Moresby|Nadzab Airport
LAF|KLAF|LAF|40.41194|-86.93361|America/Indiana/Indianapolis|Purdue University Airport
LAJ|SBLJ|LAJ|-27.78212|-50.27976|America/Sao_Paulo|Correia Pinto Airport
LAK|CYKD|LAK|68.22222|-134.98583|America/Yellowknife|Aklavik Airport
LAL|KLAL|LAL|27.98889|-82.01472|America/New_York|Lakeland Linder International Airport
LAN|KLAN|LAN|42.77558|-84.58913|America/Detroit|Capital Region International Airport
LAO|RPLI|LAO|18.18241|120.53412|Asia/Manila|Laoag Airport
LAP|MMLP|LAP|24.07609|-110.36783|America/Mazatlan|Leon Airport
LAQ|HLLQ|LAQ|32.78861|21.96417|Africa/Tripoli|La Braq Airport
LAR|KLAR|LAR|41.31361|-105.67306|America/Denver|General Brees Field
LAS|KLAS|LAS|36.08100|-115.14760|America/Los_Angeles|Harry Reid International Airport
LAU|HKLU|LAU|-2.25000|40.91167|Africa/Nairobi|Lamu Airport
LAW|KLAW|LAW|34.56972|-98.41611|America/Chicago|Lawton-Fort Sill Regional Airport
LAX|KLAX|LAX|33.94340|-118.40828|America/Los_Angeles|Los Angeles International Airport
LBA|EGNM|LBA|53.86934|-1.65999|Europe/London|Leeds Bradford Airport
LBB|KLBB|LBB|33.65622|-101.82230|America/Chicago|Lubbock Preston Smith International Airport
LBC|EDHL|LBC|53.80527|10.70116|Europe/Berlin|Luebeck-Blankensee Airport
LBD|UTDL|LBD|40.21989|69.69650|Asia/Dushanbe|Khujand Airport
LBE|KLBE|LBE|40.27293|-79.40855|America/New_York|Arnold Palmer Regional Airport
LBF|KLBF|LBF|41.12833|-100.69667|America/Chicago|Lee Bird Field
LBJ|WATO|LBJ|-8.48621|119.88928|Asia/Makassar|Komodo Airport
LBL|KLBL|LBL|37.04444|-100.96056|America/Chicago|Liberal Municipal Airport
LBR|SWLB|LBR|-7.25000|-64.85000|America/Manaus|Labrea Airport
LBS|NFNL|LBS|-16.46621|179.33766|Pacific/Fiji|Labasa Airport
LBU|WBKL|LBU|5.29436|115.24916|Asia/Kuala_Lumpur|Labuan Airport
LBV|FOOL|LBV|0.45696|9.40985|Africa/Libreville|Libreville International Airport
LBW|WRLB|LBW|3.90280|115.69210|Asia/Makassar|Juvai Semaring Airport
LCA|LCLK|LCA|34.87087|33.60798|Asia/Nicosia|Larnaca International Airport
LCE|MHLC|LCE|15.74056|-86.85722|America/Tegucigalpa|Goloson International Airport
LCG|LECO|LCG|43.30236|-8.38192|Europe/Madrid|A Coruna Airport
LCH|KLCH|LCH|30.12323|-93.22105|America/Chicago|Lake Charles Regional Airport
LCJ|EPLL|LCJ|51.72194|19.39833|Europe/Warsaw|Lodz Wladyslaw Reymont Airport
LCK|KLCK|CMH|39.81796|-82.93551|America/New_York|Rickenbacker International Airport
LCR|SKHZ|LCR|-1.45789|-72.80232|America/Bogota|La Chorrera Airport
LCX|ZSLD|LCX|25.67556|116.74556|Asia/Shanghai|Longyan Guanzhishan Airport
LCY|EGLC|LON|51.50438|0.04936|Europe/London|London City Airport
LDB|SBLO|LDB|-23.32846|-51.13772|America/Sao_Paulo|Londrina Airport
LDE|LFBT|LDE|43.18651|0.00337|Europe/Paris|Tarbes Ossun Lourdes Airport
LDG|ULAL|LDG|64.90000|45.75000|Europe/Moscow|Leshukonskoye Airport
LDH|YLHI|LDH|-31.54081|159.07815|Australia/Lord_Howe|Lord Howe Island Airport
LDS|ZYLD|LDS|47.75194|129.01889|Asia/Shanghai|Yichun Lindu Airport
LDU|WBKD|LDU|5.03528|118.32611|Asia/Kuala_Lumpur|Lahad Datu Airport
LDX|SOOM|LDX|5.48333|-54.05000|America/Cayenne|Saint Laurent du Maroni Airport
LDY|EGAE|LDY|55.04099|-7.15692|Europe/London|City of Derry Airport
LEA|YPLM|LEA|-22.23988|114.09426|Australia/Perth|Learmonth Airport
LEB|KLEB|LEB|43.62936|-72.31001|America/New_York|Lebanon Municipal Airport
LEC|SBLE|LEC|-12.48606|-41.27408|America/Belem|Coronel Horacio de Mattos Airport
LED|ULLI|LED|59.79985|30.27050|Europe/Moscow|Pulkovo Airport
LEI|LEAM|LEI|36.84798|-2.37187|Europe/Madrid|Almeria Airport
LEJ|EDDP|LEJ|51.42026|12.22120|Europe/Berlin|Leipzig/Halle Airport
LEL|YLEV|LEL|-12.50833|135.80000|Australia/Darwin|Lake Evella Airport
LEN|LELN|LEN|42.59057|-5.64629|Europe/Madrid|Leon Airport
LEP|SNDN|LEP|-21.46667|-42.66667|America/Sao_Paulo|Leopoldina Airport
LEQ|EGHC|LEQ|50.10279|-5.67021|Europe/London|Lands End Airport
LER|YLST|LER|-27.83928|120.70437|Australia/Perth|Leinster Airport
LET|SKLT|LET|-4.19639|-69.93944|America/Bogota|Gen. A.V. Cobo Airport
LEU|LESU|LEU|42.41667|1.46667|Europe/Madrid|Andorra–La Seu d'Urgell Airport
LEV|NFNB|LEV|-17.68333|178.83333|Pacific/Fiji|Levuka Airfield
LEX|KLEX|LEX|38.03762|-84.59792|America/New_York|Blue Grass Airport
LFM|OISR|LFM|27.36939|53.19535|Asia/Tehran|Lamerd Airport
LFQ|ZBLF|LFQ|36.04353|111.49494|Asia/Shanghai|Linfen Yaodu Airport
LFT|KLFT|LFT|30.20851|-91.99327|America/Chicago|Lafayette Regional Airport
LFW|DXXX|LFW|6.16710|1.25035|Africa/Lome|Lome–Tokoin International Airport
LGA|KLGA|NYC|40.77425|-73.87162|America/New_York|LaGuardia Airport
LGB|KLGB|LGB|33.81819|-118.14449|America/Los_Angeles|Long Beach Airport
LGG|EBLG|LGG|50.64333|5.46015|Europe/Brussels|Liege Airport
LGI|MYLD|LGI|23.17944|-75.09056|America/Nassau|Deadmans Cay Airport
LGK|WMKL|LGK|6.34217|99.73140|Asia/Kuala_Lumpur|Langkawi International Airport
LGL|WBGF|LGL|4.18333|114.25000|Asia/Kuala_Lumpur|Long Lellang Airport
LGW|EGKK|LON|51.15084|-0.17742|Europe/London|London Gatwick Airport
LGZ|ZUSH|LGZ|28.42250|92.34444|Asia/Shanghai|Shannan Longzi (Lhünzê) Airport
LHE|OPLA|LHE|31.52083|74.40278|Asia/Karachi|Allama Iqbal International Airport
LHG|YLRD|LHG|-29.45833|147.98333|Australia/Sydney|Lightning Ridge Airport
LHR|EGLL|LON|51.46960|-0.45357|Europe/London|London Heathrow Airport
LHS|SAVH|LHS|-32.85000|-68.81667|America/Argentina/Buenos_Aires|Las Heras Airport
LHW|ZLLL|LHW|36.50950|103.61756|Asia/Shanghai|Lanzhou Zhongchuan Airport
LIF|NWWL|LIF|-20.76667|167.25000|Pacific/Noumea|Lifou Airport
LIG|LFBL|LIG|45.86218|1.17624|Europe/Paris|Bellegarde Airport
LIH|PHLI|LIH|21.97820|-159.34945|Pacific/Honolulu|Lihue Airport
LIL|LFQQ|LIL|50.57205|3.10607|Europe/Paris|Lille Airport
LIM|SPJC|LIM|-12.02476|-77.10879|America/Lima|Jorge Chavez International Airport
LIN|LIML|MIL|45.46096|9.27916|Europe/Rome|Milano Linate Airport
LIO|MRLM|LIO|9.96270|-83.02552|America/Costa_Rica|Limon International Airport
LIR|MRLB|LIR|10.60000|-85.53839|America/Costa_Rica|Liberia Guanacaste Airport
LIS|LPPT|LIS|38.77004|-9.12816|Europe/Lisbon|Lisbon Portela Airport
LIT|KLIT|LIT|34.72743|-92.22137|America/Chicago|Bill and Hillary Clinton National Airport
LIW|VYLK|LIW|19.68955|97.21438|Asia/Yangon|Loikaw Airport
LJG|ZPLJ|LJG|26.67174|100.24474|Asia/Shanghai|Lijiang Airport
LJU|LJLJ|LJU|46.23102|14.45497|Europe/Ljubljana|Ljubljana Joze Pucnik Airport
LKA|WATL|LKA|-8.27430|123.00132|Asia/Makassar|Gewayantana Airport
LKB|NFNK|LKB|-18.20000|179.20000|Pacific/Fiji|Lakeba Airport
LKI|WITG|LKI|2.41048|96.32554|Asia/Jakarta|Lasikin Airport
LKL|ENNA|LKL|70.06778|24.97361|Europe/Oslo|Lakselv Airport
LKM|WAMI|LKM|0.88868|124.03339|Asia/Makassar|Lolak Bolaang Mongondow Airport
LKN|ENLK|LKN|68.15422|13.61486|Europe/Oslo|Leknes Airport
LKO|VILK|LKO|26.76426|80.88419|Asia/Kolkata|Chaudhary Charan Singh International Airport
LLA|ESPA|LLA|65.54828|22.12152|Europe/Stockholm|Lulea Airport
LLB|ZULB|LLB|25.45248|107.96192|Asia/Shanghai|Libo County Libo City Airport
LLF|ZGLG|LLF|26.34556|111.61222|Asia/Shanghai|Yongzhou Lingling Airport
LLK|UBBL|LLK|38.74203|48.82409|Asia/Baku|Lankaran International Airport
LLO|WAFD|LLO|-3.08522|120.24548|Asia/Makassar|Lagaligo Airport
LLU|BGAP|LLU|60.46417|-45.56889|America/Godthab|Alluitsup Paa Airport
LLV|ZBLL|LLV|37.68333|111.14278|Asia/Shanghai|Luliang Dawu Airport
LLW|FWKI|LLW|-13.78004|33.78020|Africa/Blantyre|Kamuzu International Airport
LMA|PAMH|LMA|63.86917|-152.28583|America/Anchorage|Minchumina Intermediate Airport
LMC|SKNA|LMC|2.17911|-73.78764|America/Bogota|Lamacarena Airport
LME|LFRM|LME|47.94785|0.20129|Europe/Paris|Arnage Airport
LMM|MMLM|LMM|25.81667|-108.98333|America/Mazatlan|Los Mochis International Airport
LMN|WBGJ|LMN|4.66667|115.00000|Asia/Kuala_Lumpur|Limbang Airport
LMP|LICD|LMP|35.50000|12.61667|Europe/Rome|Lampedusa Airport
LMY|AYLM|LMY|-6.83333|141.36667|Pacific/Port_Moresby|Lake Murray Airport
LNB|NVSM|LNB|-16.58333|168.18333|Pacific/Efate|Lamen Bay Airport
LNE|NVSO|LNE|-15.86011|168.17007|Pacific/Efate|Lonorore Airport
LNJ|ZPLC|LNJ|23.74411|100.02624|Asia/Shanghai|Lincang Airport
LNK|KLNK|LNK|40.84618|-96.75471|America/Chicago|Lincoln Airport
LNL|ZLLN|LNL|33.78800|105.79700|Asia/Shanghai|Longnan Chengxian Airport
LNO|YLEO|LNO|-28.87934|121.31692|Australia/Perth|Leonora Airport
LNS|KLNS|LNS|40.12111|-76.29972|America/New_York|Lancaster Airport (Pennsylvania)
LNU|WALM|LNU|3.57528|116.61972|Asia/Makassar|Robert Atty Bessing Airport
LNV|AYKY|LNV|-3.04322|152.62719|Pacific/Port_Moresby|Lihir Island Airport
LNX|UUBS|LNX|54.80000|32.05000|Europe/Moscow|Smolensk Airport
LNY|PHNY|LNY|20.79008|-156.95048|Pacific/Honolulu|Lanai Airport
LNZ|LOWL|LNZ|48.23987|14.19335|Europe/Vienna|Linz Airport
LOD|NVSG|LOD|-15.31667|167.96667|Pacific/Efate|Longana Airport
LOE|VTUL|LOE|17.43785|101.72187|Asia/Bangkok|Loei Airport
LOH|SETM|LOH|-4.10811|-79.39167|America/Guayaquil|Camilo Ponce
LOP|WADL|LOP|-8.76161|116.27384|Asia/Makassar|Zainuddin Abdul Madjid International Airport
LOS|DNMM|LOS|6.57737|3.32116|Africa/Lagos|Murtala Muhammed International Airport
LPA|GCLP|LPA|27.93240|-15.38463|Atlantic/Canary|Gran Canaria Airport
LPB|SLLP|LPB|-16.50889|-68.17690|America/La_Paz|El Alto International Airport
LPD|SKLP|LPD|-1.30000|-69.71667|America/Bogota|La Pedrera Airport
LPF|ZUPS|LPF|26.60595|104.97135|Asia/Shanghai|Liupanshui Yuezhao Airport
LPI|ESSL|LPI|58.40694|15.65694|Europe/Stockholm|Linkoping City Airport
LPK|UUOL|LPK|52.70341|39.53822|Europe/Moscow|Lipetsk Airport
LPL|EGGP|LPL|53.33762|-2.85491|Europe/London|Liverpool John Lennon Airport
LPM|NVSL|LPM|-16.46667|167.81667|Pacific/Efate|Lamap Airport
LPP|EFLP|LPP|61.04411|28.15516|Europe/Helsinki|Lappeenranta Airport
LPQ|VLLB|LPQ|19.89706|102.16371|Asia/Vientiane|Luang Prabang International Airport
LPT|VTCL|LPT|18.27417|99.50722|Asia/Bangkok|Lampang Airport
LPU|WRLP|LPU|1.70709|114.96998|Asia/Makassar|Long Apung Airport
LPY|LFHP|LPY|45.08333|3.76667|Europe/Paris|Loudes Airport
LQM|SKLG|LQM|-0.30000|-74.58333|America/Bogota|Puerto Leguizamo Airport
LRD|KLRD|LRD|27.54367|-99.45512|America/Chicago|Laredo International Airport
LRE|YLRE|LRE|-23.43948|144.27146|Australia/Brisbane|Longreach Airport
LRH|LFBH|LRH|46.18056|-1.18583|Europe/Paris|Laleu Airport
LRM|MDLR|LRM|18.41667|-68.90000|America/Santo_Domingo|La Romana Airport
LRR|OISL|LRR|27.66969|54.38276|Asia/Tehran|Lar Airport
LRS|LGLE|LRS|37.51667|26.78333|Europe/Athens|Leros Airport
LRT|LFRH|LRT|47.75374|-3.43639|Europe/Paris|Lann Bihoue Airport
LRU|KLRU|LRU|32.29083|-106.92167|America/Denver|Las Cruces Municipal Airport
LRV|SVRS|LRV|11.85759|-66.75012|America/Caracas|Los Roques Airport
LSA|AYKA|LSA|-8.36389|151.02500|Pacific/Port_Moresby|Losuia Airport
LSC|SCSE|LSC|-29.91730|-71.20369|America/Santiago|La Florida Airport
LSE|KLSE|LSE|43.87524|-91.26433|America/Chicago|La Crosse Regional Airport
LSH|VYLS|LSH|22.96667|97.75000|Asia/Yangon|Lashio Airport
LSI|EGPB|LSI|59.87789|-1.28711|Europe/London|Sumburgh Airport
LSP|SVJC|LSP|11.77716|-70.14961|America/Caracas|Josefa Camejo Airport
LSR|WIMU|LSR|3.39200|97.86400|Asia/Jakarta|Alas Leuser Airport
LST|YMLT|LST|-41.54351|147.20533|Australia/Hobart|Launceston Airport
LSW|WITM|LSW|5.22667|96.95028|Asia/Jakarta|Malikus Saleh Airport
LSY|YLIS|LSY|-28.83665|153.26336|Australia/Sydney|Lismore Airport
LTI|ZMAT|LTI|46.37618|96.22101|Asia/Ulaanbaatar|Altai Airport
LTM|SYLT|LTM|3.37167|-59.79000|America/Guyana|Lethem Airport
LTN|EGGW|LON|51.87977|-0.37623|Europe/London|London Luton Airport
LTO|MMLT|LTO|25.98333|-111.35000|America/Mazatlan|Loreto Airport
LTT|LFTZ|LTT|43.20565|6.48326|Europe/Paris|La Mole Airport
LTU|VALT|LTU|18.40955|76.46629|Asia/Kolkata|Latur Airport
LTX|SELT|LTX|-0.91847|-78.61609|America/Guayaquil|Cotopaxi International Airport
LUA|VNLK|LUA|27.68764|86.73175|Asia/Kathmandu|Tenzing-Hillary Airport
LUD|FYLZ|LUD|-26.68639|15.24389|Africa/Windhoek|Luderitz Airport
LUG|LSZA|LUG|46.00239|8.90983|Europe/Zurich|Lugano Airport
LUJ|FALK|LUJ|-31.36667|29.58333|Africa/Johannesburg|Lusikisiki Airport
LUK|KLUK|CVG|39.10303|-84.42691|America/New_York|Cincinnati Municipal Lunken Airport
LUM|ZPMS|LUM|24.40528|98.53190|Asia/Shanghai|Dehong Mangshi Airport
LUN|FLLS|LUN|-15.32626|28.44567|Africa/Lusaka|Kenneth Kaunda International Airport
LUP|PHLU|LUP|21.21111|-156.97444|Pacific/Honolulu|Kalaupapa Airport
LUQ|SAOU|LUQ|-33.27444|-66.35861|America/Argentina/Buenos_Aires|D. Cesar Raul Ojeda Airport
LUR|PALU|LUR|68.87583|-166.10694|America/Anchorage|Cape Lisburne Airport
LUV|WAPL|LUV|-5.66667|132.71667|Asia/Jayapura|Langgur Airport
LUX|ELLX|LUX|49.63111|6.20954|Europe/Luxembourg|Luxembourg Airport
LUZ|EPLB|LUZ|51.23194|22.69028|Europe/Warsaw|Lublin Airport
LVI|FLLI|LVI|-17.82056|25.82222|Africa/Lusaka|Harry Mwaanga Nkumbula International Airport
LVO|YLTN|LVO|-28.61439|122.42311|Australia/Perth|Laverton Airport
LWB|KLWB|LWB|37.85972|-80.39861|America/New_York|Greenbrier Valley Airport
LWK|EGET|LWK|60.18906|-1.24529|Europe/London|Lerwick/Tingwall Airport
LWN|UDSG|LWN|40.71667|43.83333|Asia/Yerevan|Shirak Airport
LWO|UKLL|LWO|49.81230|23.95931|Europe/Kyiv|Lviv International Airport
LWS|KLWS|LWS|46.37472|-117.01444|America/Los_Angeles|Lewiston-Nez Perce County Regional Airport
LWY|WBGW|LWY|4.84657|115.40699|Asia/Kuala_Lumpur|Lawas Airport
LXA|ZULS|LXA|29.29305|90.90051|Asia/Shanghai|Lhasa Gonggar Airport
LXG|VLLN|LXG|21.05000|101.46667|Asia/Vientiane|Luang Namtha Airport
LXR|HELX|LXR|25.67492|32.69968|Africa/Cairo|Luxor International Airport
LXS|LGLM|LXS|39.92391|25.23345|Europe/Athens|Limnos Airport
LYA|ZHLY|LYA|34.73636|112.38541|Asia/Shanghai|Luoyang Beijiao Airport
LYC|ESNL|LYC|64.55071|18.70967|Europe/Stockholm|Lycksele Airport
LYG|ZSLG|LYG|34.41306|119.17722|Asia/Shanghai|Lianyungang Huaguoshan International Airport
LYH|KLYH|LYH|37.32694|-79.20111|America/New_York|Preston-Glenn Field
LYI|ZSLY|LYI|35.04748|118.40707|Asia/Shanghai|Linyi Qiyang Airport
LYP|OPFA|LYP|31.36304|72.98757|Asia/Karachi|Faisalabad Airport
LYR|ENSB|LYR|78.20889|15.80000|Arctic/Longyearbyen|Svalbard Airport
LYS|LFLL|LYS|45.72143|5.08033|Europe/Paris|Lyon Saint-Exupery Airport
LZG|ZULA|LZG|31.50366|106.03535|Asia/Shanghai|Langzhong Gucheng Airport
LZH|ZGZH|LZH|24.20615|109.39843|Asia/Shanghai|Liuzhou Airport
LZN|RCFG|LZN|26.15944|119.95833|Asia/Taipei|Matsu Nangan Airport
LZO|ZULZ|LZO|29.03000|105.47000|Asia/Shanghai|Luzhou Yunlong Airport
LZY|ZUNZ|LZY|29.30908|94.33588|Asia/Shanghai|Nyingchi Mainling Airport
MAA|VOMM|MAA|12.98227|80.16378|Asia/Kolkata|Chennai International Airport
MAB|SBMA|MAB|-5.36667|-49.16667|America/Belem|Maraba Airport
MAD|LEMD|MAD|40.49027|-3.56448|Europe/Madrid|Madrid-Barajas Airport
MAF|KMAF|MAF|31.93715|-102.20817|America/Chicago|Midland International Airport
MAG|AYMD|MAG|-5.21085|145.78785|Pacific/Port_Moresby|Madang Airport
MAH|LEMH|MAH|39.86503|4.22410|Europe/Madrid|Menorca Airport
MAJ|PKMJ|MAJ|7.06872|171.28251|Pacific/Majuro|Amata Kabua International Airport
MAM|MMMA|MAM|25.77028|-97.52361|America/Matamoros|Matamoros Airport
MAN|EGCC|MAN|53.36291|-2.27335|Europe/London|Manchester Airport
MAO|SBEG|MAO|-3.03133|-60.04609|America/Manaus|Manaus International Airport – Eduardo Gomes
MAQ|VTPM|MAQ|16.70142|98.54347|Asia/Bangkok|Mae Sot Airport
MAR|SVMC|MAR|10.55556|-71.72351|America/Caracas|La Chinita International Airport
MAS|AYMO|MAS|-2.05667|147.42444|Pacific/Port_Moresby|Momote Airport
MAU|NTTP|MAU|-16.42739|-152.24235|Pacific/Tahiti|Maupiti Airport
MAZ|TJMZ|MAZ|18.25778|-67.14889|America/Puerto_Rico|Eugenio M. De Hostos Airport
MBA|HKMO|MBA|-4.03270|39.60325|Africa/Nairobi|Moi International Airport
MBD|FAMM|MBD|-25.80489|25.54347|Africa/Johannesburg|Mafikeng Airport
MBE|RJEB|MBE|44.26667|143.38333|Asia/Tokyo|Monbetsu Airport
MBI|HTMB|MBI|-8.91663|33.45886|Africa/Dar_es_Salaam|Songwe Airport
MBJ|MKJS|MBJ|18.49846|-77.91663|America/Jamaica|Sangster International Airport
MBL|KMBL|MBL|44.27389|-86.25333|America/Detroit|Blacker Airport
MBS|KMBS|MBS|43.53339|-84.09074|America/Detroit|MBS International Airport
MBT|RPVJ|MBT|12.36667|123.06667|Asia/Manila|Masbate Airport
MBW|YMMB|MEL|-37.97583|145.10222|Australia/Melbourne|Moorabbin Airport
MCE|KMCE|MCE|37.28472|-120.51278|America/Los_Angeles|Merced Municipal Airport
MCG|PAMC|MCG|62.95073|-155.60192|America/Anchorage|McGrath Airport
MCI|KMCI|MCI|39.29381|-94.71993|America/Chicago|Kansas City International Airport
MCK|KMCK|MCK|40.26389|-100.66806|America/Chicago|Mc Cook Airport
MCN|KMCN|MCN|32.70199|-83.64865|America/New_York|Middle Georgia Regional Airport
MCO|KMCO|ORL|28.43218|-81.30830|America/New_York|Orlando International Airport
MCP|SBMQ|MCP|0.04990|-51.06838|America/Belem|Macapa International Airport
MCR|MGMM|MCR|17.00000|-92.00833|America/Guatemala|Melchor De Menco Airport
MCT|OOMS|MCT|23.60074|58.28404|Asia/Muscat|Muscat International Airport
MCV|YMHU|MCV|-16.46667|136.09500|Australia/Darwin|Mcarthur River Airport
MCW|KMCW|MCW|43.15694|-93.32944|America/Chicago|Mason City Airport
MCX|URML|MCX|42.82095|47.65611|Europe/Moscow|Makhachkala Airport
MCY|YBSU|MCY|-26.60538|153.08821|Australia/Brisbane|Sunshine Coast Airport
MCZ|SBMO|MCZ|-9.51403|-35.79211|America/Belem|Maceio-Zumbi dos Palmares International Airport
MDC|WAMM|MDC|1.54353|124.92203|Asia/Makassar|Sam Ratulangi International Airport
MDE|SKRG|EOH|6.17138|-75.42821|America/Bogota|Jose Maria Cordova International Airport
MDG|ZYMD|MDG|44.53494|129.58384|Asia/Shanghai|Mudanjiang Hailang International Airport
MDI|DNMK|MDI|7.75000|8.53333|Africa/Lagos|Makurdi Airport
MDK|FZEA|MDK|0.02250|18.28861|Africa/Kinshasa|Mbandaka Airport
MDL|VYMD|MDL|21.70549|95.97156|Asia/Yangon|Mandalay International Airport
MDQ|SAZM|MDQ|-37.93472|-57.57222|America/Argentina/Buenos_Aires|Astor Piazzolla International Airport
MDT|KMDT|MDT|40.19601|-76.75606|America/New_York|Harrisburg International Airport
MDU|AYMN|MDU|-6.15861|143.65000|Pacific/Port_Moresby|Mendi Airport
MDW|KMDW|CHI|41.78814|-87.74087|America/Chicago|Chicago Midway International Airport
MDZ|SAME|MDZ|-32.82789|-68.79891|America/Argentina/Buenos_Aires|El Plumerillo International Airport
MEB|YMEN|MEL|-37.73042|144.90081|Australia/Sydney|Essendon Airport
MEC|SEMT|MEC|-0.95303|-80.68400|America/Guayaquil|Manta Airport
MED|OEMA|MED|24.54437|39.69897|Asia/Riyadh|Prince Mohammad Bin Abdulaziz International Airport
MEE|NWWR|MEE|-21.48231|168.03608|Pacific/Noumea|Mare Airport
MEG|FNMA|MEG|-9.52640|16.31896|Africa/Luanda|Malanje Airport
MEH|ENMH|MEH|71.03333|27.83333|Europe/Oslo|Mehamn Airport
MEI|KMEI|MEI|32.33722|-88.74917|America/Chicago|Key Field
MEL|YMML|MEL|-37.66961|144.84978|Australia/Melbourne|Melbourne Airport
MEM|KMEM|MEM|35.04458|-89.98226|America/Chicago|Memphis International Airport
MEQ|WITC|MEQ|4.15000|96.11667|Asia/Jakarta|Cut Nyak Dhien Airport
MEX|MMMX|MEX|19.43528|-99.07278|America/Mexico_City|Mexico City International Airport
MFA|HTMA|MFA|-7.91758|39.66858|Africa/Dar_es_Salaam|Mafia Island Airport
MFE|KMFE|MFE|26.18129|-98.23977|America/Chicago|McAllen International Airport
MFJ|NFMO|MFJ|-18.56667|179.93333|Pacific/Fiji|Moala Airport
MFK|RCMT|MFK|26.22402|120.00051|Asia/Taipei|Matsu Beigan Airport
MFM|VMMC|MFM|22.15659|113.57285|Asia/Macau|Macau International Airport
MFR|KMFR|MFR|42.36903|-122.87312|America/Los_Angeles|Rogue Valley International-Medford Airport
MFU|FLMF|MFU|-13.26667|31.93333|Africa/Lusaka|Mfuwe Airport
MGA|MNMG|MGA|12.14484|-86.17126|America/Managua|Augusto C Sandino International Airport
MGB|YMTG|MGB|-37.74407|140.78271|Australia/Adelaide|Mount Gambier Airport
MGF|SBMG|MGF|-23.47944|-52.01222|America/Sao_Paulo|Regional De Maringa
MGH|FAMG|MGH|-30.85834|30.34446|Africa/Johannesburg|Margate Airport
MGM|KMGM|MGM|32.30504|-86.39029|America/Chicago|Montgomery Regional Airport
MGQ|HCMM|MGQ|2.01333|45.31333|Africa/Mogadishu|Aden Adde International Airport
MGT|YMGB|MGT|-12.09370|134.89352|Australia/Darwin|Milingimbi Airport
MGW|KMGW|MGW|39.64278|-79.91583|America/New_York|Morgantown Airport
MGZ|VYME|MGZ|12.45000|98.61667|Asia/Yangon|Myeik Airport
MHC|SCPQ|MHC|-42.34611|-73.71389|America/Santiago|Mocopulli Airport
MHD|OIMM|MHD|36.22717|59.64165|Asia/Tehran|Mashhad International Airport
MHG|EDFM|MHG|49.47658|8.52108|Europe/Berlin|Mannheim City Airport
MHH|MYAM|MHH|26.51343|-77.07712|America/Nassau|Marsh Harbour International Airport
MHK|KMHK|MHK|39.14222|-96.66889|America/Chicago|Manhattan Regional Airport
MHM|AGOB|MHM|-9.01750|160.95389|Pacific/Guadalcanal|Malaita Manaoba Island Baenalu Airport
MHQ|EFMA|MHQ|60.12333|19.89667|Europe/Mariehamn|Mariehamn Airport
MHT|KMHT|MHT|42.92786|-71.43844|America/New_York|Manchester Boston Regional Airport
MHU|YHOT|MHU|-37.18308|147.34164|Australia/Melbourne|Mount Hotham
MHX|NCMH|MHX|-10.36667|-161.00000|Pacific/Rarotonga|Manihiki Island Airport
MIA|KMIA|MIA|25.79600|-80.27823|America/New_York|Miami International Airport
MID|MMMD|MID|20.93382|-89.66375|America/Merida|Manuel Crescencio Rejon International Airport
MIG|ZUMY|MIG|31.42763|104.74714|Asia/Shanghai|Mianyang Nanjiao Airport
MII|SBML|MII|-22.20000|-49.93333|America/Sao_Paulo|Frank Miloye Milenkovich State Airport
MIJ|MLIP|MIJ|6.08333|171.75000|Pacific/Majuro|Mili Island Airport
MIM|YMER|MIM|-36.91004|149.90203|Australia/Sydney|Merimbula Airport
MIP|LLMR|MIP|30.60000|34.80000|Asia/Jerusalem|Mitspeh Ramon Airport
MIR|DTMB|MIR|35.76108|10.75315|Africa/Tunis|Habib Bourguiba International Airport
MIS|AYMS|MIS|-10.50000|152.84167|Pacific/Port_Moresby|Misima Island Airport
MIU|DNMA|MIU|11.85549|13.08293|Africa/Lagos|Maiduguri International Airport
MJF|ENMS|MJF|65.78439|13.21833|Europe/Oslo|Kjaerstad Airport
MJI|HLLM|TIP|32.89722|13.27778|Africa/Tripoli|Mitiga International Airport
MJK|YSHK|MJK|-25.88816|113.57695|Australia/Perth|Shark Bay Airport
MJM|FZWA|MJM|-6.15000|23.63333|Africa/Lubumbashi|Mbuji Mayi Airport
MJN|FMNM|MJN|-15.66583|46.35306|Indian/Antananarivo|Amborovy Airport
MJT|LGMT|MJT|39.05387|26.60317|Europe/Athens|Mytilene International Airport
MJY|UNIM|MJY|-2.73333|103.56667|Asia/Jakarta|Mangunjaya Airport
MJZ|UERR|MJZ|62.53333|114.03333|Asia/Yakutsk|Mirnyj Airport
MKE|KMKE|MKE|42.94810|-87.90267|America/Chicago|Milwaukee Mitchell International Airport
MKG|KMKG|MKG|43.17056|-86.23750|America/Detroit|Muskegon Airport
MKK|PHMK|MKK|21.15518|-157.09293|Pacific/Honolulu|Molokai Airport
MKL|KMKL|MKL|35.60139|-88.91528|America/Chicago|McKellar–Sipes Regional Airport
MKM|WBGK|MKM|2.90694|112.07972|Asia/Kuala_Lumpur|Mukah Airport
MKP|NTGM|MKP|-16.58792|-143.65436|Pacific/Tahiti|Makemo Airport
MKQ|WAKK|MKQ|-8.51984|140.41894|Asia/Jayapura|Mopah Airport
MKR|YMEK|MKR|-26.61113|118.54596|Australia/Perth|Meekatharra Airport
MKU|FOOK|MKU|0.55917|12.86111|Africa/Libreville|Makokou Airport
MKW|WASR|MKW|-0.89306|134.05278|Asia/Jayapura|Rendani Airport
MKY|YBMK|MKY|-21.17628|149.18179|Australia/Brisbane|Mackay Airport
MLA|LMML|MLA|35.84978|14.49540|Europe/Malta|Malta International Airport
MLB|KMLB|MLB|28.10250|-80.63028|America/New_York|Orlando Melbourne International Airport
MLE|VRMM|MLE|4.18748|73.53078|Indian/Maldives|Velana International Airport
MLG|WARA|MLG|-7.92661|112.71449|Asia/Jayapura|Abdul Rachman Saleh Airport
MLI|KMLI|MLI|41.45390|-90.50611|America/Chicago|Quad City International Airport
MLL|PADM|MLL|61.86419|-162.02617|America/Anchorage|Marshall Don Hunter Sr. Airport
MLM|MMMM|MLM|19.84351|-101.02693|America/Mexico_City|Morelia International Airport
MLN|GEML|MLN|35.27708|-2.95747|Europe/Madrid|Melilla Airport
MLO|LGML|MLO|36.69611|24.47500|Europe/Athens|Milos Airport
MLU|KMLU|MLU|32.51184|-92.04366|America/Chicago|Monroe Regional Airport
MLW|GLMR|ROB|6.28944|-10.75833|Africa/Monrovia|Spriggs Payne Airport
MLX|LTAT|MLX|38.35444|38.25361|Europe/Istanbul|Malatya Airport
MLY|PAML|MLY|64.99667|-150.64306|America/Anchorage|Manley Hot Springs Airport
MMB|RJCM|MMB|43.88108|144.16001|Asia/Tokyo|Memanbetsu Airport
MMD|ROMD|MMD|25.84643|131.26367|Asia/Tokyo|Minamidaito Airport
MME|EGNV|MME|54.51223|-1.43401|Europe/London|Teesside International Airport
MMG|YMOG|MMG|-28.11641|117.84296|Australia/Perth|Mount Magnet Airport
MMH|KMMH|MMH|37.63111|-118.85139|America/Los_Angeles|Mammoth Lakes Airport
MMJ|RJAF|MMJ|36.23333|137.96667|Asia/Tokyo|Matsumoto Airport
MMK|ULMM|MMK|68.78509|32.75915|Europe/Moscow|Murmansk Airport
MMO|GVMA|MMO|15.25000|-23.16667|Atlantic/Cape_Verde|Vila Do Maio Airport
MMX|ESMS|MMX|55.53876|13.36373|Europe/Stockholm|Malmo Airport
MMY|ROMY|MMY|24.77920|125.29779|Asia/Tokyo|Miyako Airport
MMZ|OAMN|MMZ|35.92546|64.76635|Asia/Kabul|Maimana Airport
MNF|NFMA|MNF|-17.63333|177.11667|Pacific/Fiji|Mana Island Airstrip
MNG|YMGD|MNG|-12.05492|134.23227|Australia/Darwin|Maningrida Airport
MNI|TRPG|MNI|16.79139|-62.19333|America/Montserrat|John A. Osborne Airport
MNJ|FMSM|MNJ|-21.20707|48.35678|Indian/Antananarivo|Mananjary Airport
MNL|RPLL|MNL|14.51121|121.01921|Asia/Manila|Ninoy Aquino International Airport
MNU|VYMM|MNU|16.44475|97.66067|Asia/Yangon|Mawlamyine Airport
MNX|SBMY|MNX|-5.81667|-61.28333|America/Manaus|Manicore Airport
MNY|AGGO|MNY|-7.41743|155.56463|Pacific/Guadalcanal|Mono Airport
MOB|KMOB|MOB|30.68108|-88.24475|America/Chicago|Mobile Regional Airport
MOC|SBMK|MOC|-16.70778|-43.81722|America/Sao_Paulo|Montes Claros Airport
MOF|WATC|MOF|-8.63773|122.23825|Asia/Makassar|Frans Xavier Seda Airport
MOG|VYMS|MOG|20.51867|99.25695|Asia/Yangon|Mong Hsat Airport
MOI|NCMR|MOI|-19.84166|-157.71122|Pacific/Rarotonga|Mitiaro Island Airport
MOJ|MEMO|MOJ|5.75000|-54.33333|America/Paramaribo|Moengo Airport
MOL|ENML|MOL|62.74571|7.26104|Europe/Oslo|Molde Airport, Aro
MOQ|FMMV|MOQ|-20.28361|44.31833|Indian/Antananarivo|Morondava Airport
MOT|KMOT|MOT|48.25633|-101.29152|America/Chicago|Minot International Airport
MOU|PAMO|MOU|62.08944|-163.71667|America/Anchorage|Mountain Village Airport
MOV|YMRB|MOV|-22.06057|148.07442|Australia/Brisbane|Moranbah Airport
MOZ|NTTM|MOZ|-17.49043|-149.76414|Pacific/Tahiti|Temae Airport
MPA|FYKM|MPA|-17.50000|24.26667|Africa/Windhoek|Mpacha Airport
MPC|WIPU|MPC|-2.55000|101.10000|Asia/Jakarta|Muko-Muko Airport
MPH|RPVE|MPH|11.92526|121.95210|Asia/Manila|Boracay Airport
MPL|LFMT|MPL|43.57843|3.95917|Europe/Paris|Montpellier Mediterranee Airport
MPM|FQMA|MPM|-25.92439|32.57429|Africa/Maputo|Maputo International Airport
MPN|EGYP|MPN|-51.81667|-58.45000|Atlantic/Stanley|Mount Pleasant Airport
MPW|UKCM|MPW|47.07610|37.44960|Europe/Kiev|Mariupol International Airport
MQC|LFVM|MQC|47.05000|-56.33333|America/Miquelon|Miquelon Airport
MQF|USCM|MQF|53.45000|59.06667|Asia/Yekaterinburg|Magnitogorsk Airport
MQJ|UEMA|MQJ|66.45583|143.25306|Asia/Srednekolymsk|Moma Airport
MQL|YMIA|MQL|-34.23083|142.08455|Australia/Melbourne|Mildura Airport
MQM|LTCR|MQM|37.22330|40.63170|Europe/Istanbul|Mardin Airport
MQN|ENRA|MQN|66.36465|14.30275|Europe/Oslo|Mo i Rana Airport
MQP|FAKN|MQP|-25.38495|31.09813|Africa/Johannesburg|Kruger Mpumalanga International Airport
MQS|TVSM|MQS|12.88833|-61.18194|America/St_Vincent|Mustique Airport
MQT|KSAW|MQT|46.35361|-87.39528|America/Detroit|Sawyer International Airport
MQX|HAMK|MQX|13.46833|39.52639|Africa/Addis_Ababa|Alula Aba Nega Airport
MRA|HLMS|MRA|32.40000|15.06667|Africa/Tripoli|Misurata Airport
MRE|HKMS|MRE|-1.30037|35.05885|Africa/Nairobi|Mara Serena Airport
MRI|PAMR|ANC|61.22168|-149.85565|America/Anchorage|Merrill Field
MRS|LFML|MRS|43.44178|5.22214|Europe/Paris|Marseille Provence Airport
MRU|FIMP|MRU|-20.43200|57.67663|Indian/Mauritius|Sir Seewoosagur Ramgoolam International Airport
MRV|URMM|MRV|44.21835|43.08818|Europe/Moscow|Mineralnye Vody Airport
MRX|OIAM|MRX|30.55382|49.14938|Asia/Tehran|Mahshahr Airport
MRY|KMRY|MRY|36.58729|-121.85081|America/Los_Angeles|Monterey Regional Airport
MRZ|YMOR|MRZ|-29.49635|149.85019|Australia/Sydney|Moree Airport
MSA|CZMD|MSA|53.81667|-91.98333|America/Winnipeg|Muskrat Dam Airport
MSJ|RJSM|MSJ|40.69631|141.38690|Asia/Tokyo|Misawa Airport
MSL|KMSL|MSL|34.74861|-87.61611|America/Chicago|Northwest Alabama Regional Airport
MSN|KMSN|MSN|43.13638|-89.34650|America/Chicago|Dane County Regional Airport
MSO|KMSO|MSO|46.91897|-114.08322|America/Denver|Missoula Montana Airport
MSP|KMSP|MSP|44.88302|-93.21092|America/Chicago|Minneapolis-St. Paul International Airport
MSQ|UMMS|MSQ|53.88972|28.03244|Europe/Minsk|Minsk National Airport
MSR|LTCK|MSR|38.72500|41.62500|Europe/Istanbul|Mus Airport
MSS|KMSS|MSS|44.93778|-74.84667|America/New_York|Massena International Airport
MST|EHBK|MST|50.91562|5.76883|Europe/Amsterdam|Maastricht Aachen Airport
MSU|FXMM|MSU|-29.30139|27.50556|Africa/Maseru|Moshoeshoe International Airport
MSY|KMSY|MSY|29.98456|-90.25639|America/Chicago|Louis Armstrong New Orleans International Airport
MSZ|FNMO|MSZ|-15.25829|12.15087|Africa/Luanda|Yuri Gagarin Airport
MTF|HAMT|MTF|6.96667|35.53333|Africa/Addis_Ababa|Mizan Teferi Airport
MTJ|KMTJ|MTJ|38.51029|-107.89696|America/Denver|Montrose Regional Airport
MTM|PAMM|MTM|55.13333|-131.58333|America/Metlakatla|Metlakatla Seaplane Base
MTP|KMTP|MTP|41.07444|-71.92361|America/New_York|Sky Portal Airport
MTR|SKMR|MTR|8.82503|-75.82392|America/Bogota|Los Garzones International Airport
MTT|MMMT|MTT|17.98333|-94.51667|America/Mexico_City|Minatitlan Airport
MTY|MMMY|MTY|25.77657|-100.11440|America/Monterrey|Monterrey International Airport
MUA|AGGM|MUA|-8.32794|157.26971|Pacific/Guadalcanal|Munda Airport
MUB|FBMN|MUB|-19.97083|23.43056|Africa/Gaborone|Maun Airport
MUC|EDDM|MUC|48.35301|11.79014|Europe/Berlin|Munich International Airport
MUE|PHMU|MUE|20.00246|-155.65146|Pacific/Honolulu|Waimea–Kohala Airport
MUH|HEMM|MUH|31.32512|27.22165|Africa/Cairo|Marsa Matruh International Airport
MUK|NCMK|MUK|-20.13667|-157.34472|Pacific/Rarotonga|Mauke Island Airport
MUN|SVMT|MUN|9.74938|-63.15693|America/Caracas|Jose Tadeo Monagas International Airport
MUR|WBGM|MUR|4.18333|114.31667|Asia/Kuala_Lumpur|Marudi Airport
MUU|SIRI|MUU|40.38333|-77.88333|America/New_York|Mount Union Airport
MUX|OPMT|MUX|30.19951|71.41498|Asia/Karachi|Multan Airport
MUZ|HTMU|MUZ|-1.49731|33.80255|Africa/Dar_es_Salaam|Musoma Airport
MVB|FOON|MVB|-1.65000|13.43333|Africa/Libreville|M'Vengue El Hadj Omar Bongo Ondimba Intl Airport
MVD|SUMU|MVD|-34.84115|-56.02647|America/Montevideo|Carrasco International Airport
MVF|SBMS|MVF|-5.16667|-37.25000|America/Belem|Dixsept Rosado Airport
MVP|SKMU|MVP|1.13333|-70.05000|America/Bogota|Mitu Airport
MVQ|UMOO|MVQ|53.95746|30.09642|Europe/Minsk|Mogilev Airport
MVR|FKKL|MVR|10.45222|14.25639|Africa/Douala|Salak Airport
MVT|NTGV|MVT|-14.83333|-148.41667|Pacific/Tahiti|Mataiva Airport
MVY|KMVY|MVY|41.38934|-70.61182|America/New_York|Martha's Vineyard Airport
MWA|KMWA|MWA|37.75194|-89.01639|America/Chicago|Veterans Airport of Southern Illinois
MWQ|VYMW|MWQ|20.16667|94.94111|Asia/Yangon|Magwe Airport
MWX|RKJB|MWX|34.99141|126.38281|Asia/Seoul|Muan International Airport
MWZ|HTMW|MWZ|-2.44122|32.92323|Africa/Dar_es_Salaam|Mwanza International Airport
MXB|WAWM|MXB|-2.55686|120.32700|Asia/Jayapura|Andi Jemma Airport
MXH|AYMR|MXH|-6.35250|143.25056|Pacific/Port_Moresby|Moro Airport
MXL|MMML|MXL|32.62820|-115.24822|America/Tijuana|Mexicali Airport
MXP|LIMC|MIL|45.62741|8.71237|Europe/Rome|Milano Malpensa Airport
MXV|ZMMN|MXV|49.66324|100.09533|Asia/Ulaanbaatar|Murun Airport
MXW|ZMMG|MXW|45.76667|106.28333|Asia/Ulaanbaatar|Mandalgobi Airport
MXX|ESKM|MXX|60.95812|14.50453|Europe/Stockholm|Mora–Siljan Airport
MXZ|ZGMX|MXZ|24.26681|116.10449|Asia/Shanghai|Mei Xian Airport
MYA|YMRY|MYA|-35.90251|150.14717|Australia/Sydney|Moruya Airport
MYD|HKML|MYD|-3.23075|40.10048|Africa/Nairobi|Malindi Airport
MYE|RJTQ|MYE|34.06944|139.56250|Asia/Tokyo|Miyake Jima Airport
MYG|MYMM|MYG|22.37667|-73.01833|America/Nassau|Mayaguana Airport
MYI|YMUI|MYI|-9.92007|144.06497|Australia/Lindeman|Murray Island Airport
MYJ|RJOM|MYJ|33.82910|132.70406|Asia/Tokyo|Matsuyama Airport
MYK|KMYK|MYK|61.41667|-142.91667|America/Anchorage|May Creek Airport
MYL|KMYL|MYL|44.91667|-116.10000|America/Boise|McCall Municipal
MYP|UTAM|MYP|37.66403|61.82964|Asia/Ashgabat|Mary Airport
MYQ|VOMY|MYQ|12.22886|76.65773|Asia/Kolkata|Mysore Airport
MYR|KMYR|MYR|33.68268|-78.92294|America/New_York|Myrtle Beach International Airport
MYT|VYMK|MYT|25.38426|97.35692|Asia/Yangon|Myitkyina Airport
MYU|PAMY|MYU|60.37278|-166.26806|America/Anchorage|Ellis Field
MYW|HTMT|MYW|-10.33889|40.19361|Africa/Dar_es_Salaam|Mtwara Airport
MYY|WBGR|MYY|4.32526|113.98312|Asia/Kuala_Lumpur|Miri Airport
MZG|RCQC|MZG|23.56045|119.62950|Asia/Taipei|Penghu Airport
MZH|LTAP|MZH|40.88333|35.53333|Europe/Istanbul|Merzifon Airport
MZI|GAMB|MZI|14.50833|-4.08500|Africa/Bamako|Mopti Airport
MZL|SKMZ|MZL|5.02900|-75.46878|America/Bogota|La Nubia Airport
MZO|MUMZ|MZO|20.32500|-77.12889|America/Havana|Sierra Maestra Airport
MZR|OAMS|MZR|36.70919|67.20848|Asia/Kabul|Mazar-I-Sharif Airport
MZS|VIMB|MZS|4.61667|118.15000|Asia/Kuala_Lumpur|Mostyn Airport
MZT|MMMZ|MZT|23.16731|-106.27015|America/Mazatlan|Mazatlan International Airport
MZV|WBMU|MZV|4.03333|114.80000|Asia/Kuala_Lumpur|Mulu Airport
NAA|YNBR|NAA|-30.31829|149.82912|Australia/Sydney|Narrabri Airport
NAG|VANP|NAG|21.09004|79.05636|Asia/Kolkata|Dr. Babasaheb Ambedkar International Airport
NAH|WAMH|NAH|3.71667|125.36667|Asia/Makassar|Naha Airport
NAJ|UBBN|NAJ|39.19028|45.45889|Asia/Baku|Nakhichevan Airport
NAL|URMN|NAL|43.53333|43.70000|Europe/Moscow|Nalchik Airport
NAM|WAPR|NAM|-3.30000|127.10000|Asia/Jayapura|Namlea Airport
NAN|NFFN|NAN|-17.75327|177.45161|Pacific/Fiji|Nadi International Airport
NAO|ZUNC|NAO|30.80000|106.06667|Asia/Shanghai|Nanchong Airport
NAP|LIRN|NAP|40.88611|14.29167|Europe/Rome|Naples International Airport
NAQ|BGQQ|NAQ|77.48948|-69.38299|America/Thule|Qaanaaq Airport
NAS|MYNN|NAS|25.05042|-77.46650|America/Nassau|Lynden Pindling International Airport
NAT|SBSG|NAT|-5.76339|-35.37298|America/Belem|Natal International Airport
NAU|NTGN|NAU|-14.16667|-141.58333|Pacific/Tahiti|Napuka Island Airport
NAV|LTAZ|NAV|38.63333|34.71667|Europe/Istanbul|Nevsehir Airport
NAW|VTSC|NAW|6.51667|101.75000|Asia/Bangkok|Narathiwat Airport
NBC|UWKE|NBC|55.56578|52.10164|Europe/Moscow|Begishevo Airport
NBE|DTNH|NBE|36.08326|10.43874|Africa/Tunis|Enfidha - Hammamet International Airport
NBN|FGAB|NBN|-1.41028|5.62194|Africa/Malabo|Annobon Airport
NBO|HKJK|NBO|-1.31917|36.92578|Africa/Nairobi|Jomo Kenyatta International Airport
NBS|ZYBS|NBS|42.08333|127.60000|Asia/Shanghai|Changbaishan Airport
NCA|MBNC|NCA|21.93333|-71.98333|America/Grand_Turk|North Caicos Airport
NCE|LFMN|NCE|43.66049|7.20523|Europe/Paris|Nice Cote D'Azur Airport
NCL|EGNT|NCL|55.03706|-1.71063|Europe/London|Newcastle International Airport
NCN|PFCB|NCN|60.07831|-147.99773|America/Anchorage|New Chenega Airport
NCU|UTNN|NCU|42.48333|59.63333|Asia/Tashkent|Nukus Airport
NCY|LFLP|NCY|45.93056|6.10083|Europe/Paris|Annecy-Meythet Airport
NDB|GQPP|NDB|20.93417|-17.02833|Africa/Nouakchott|Nouadhibou Airport
NDC|VAND|NDC|19.18333|77.31667|Asia/Kolkata|Shri Guru Gobind Singh Ji Airport, Nanded
NDG|ZYQQ|NDG|47.31667|123.91667|Asia/Shanghai|Qiqihar Sanjiazi Airport
NDJ|FTTJ|NDJ|12.12906|15.03421|Africa/Ndjamena|N'Djamena International Airport
NDR|GMMW|NDR|34.99286|-3.02617|Africa/Casablanca|Nador El Aroui International Airport
NDU|FYRU|NDU|-17.95578|19.72351|Africa/Windhoek|Rundu Airport
NDY|EGES|NDY|59.25000|-2.58333|Europe/London|Sanday Airport
NEC|SAZO|NEC|-38.56667|-58.75000|America/Argentina/Buenos_Aires|Necochea Airport
NER|UELL|NER|56.65000|124.60000|Asia/Yakutsk|Chulman Neryungri Airport
NEV|TKPN|NEV|17.20500|-62.59250|America/St_Kitts|Vance W. Amory International Airport
NFG|USRN|NFG|61.13333|73.05000|Asia/Yekaterinburg|Nefteyugansk Airport
NGB|ZSNB|NGB|29.82042|121.46240|Asia/Shanghai|Ningbo Lishe International Airport
NGE|FKKN|NGE|7.35907|13.56186|Africa/Douala|Ngaoundere Airport
NGI|NFNG|NGI|-18.00000|179.33333|Pacific/Fiji|Ngau Island Airport
NGK|UHSN|NGK|51.78464|143.14250|Asia/Vladivostok|Nogliki Airport
NGO|RJGG|NGO|34.85833|136.80528|Asia/Tokyo|Chubu Centrair International Airport
NGQ|ZUAL|NGQ|32.10382|80.05428|Asia/Shanghai|Ngari Kunsha Airport
NGS|RJFU|NGS|32.91440|129.92257|Asia/Tokyo|Nagasaki Airport
NHV|NTMD|NHV|-8.79521|-140.22222|Pacific/Marquesas|Nuku Hiva Airport
NIB|PAFS|NIB|63.01667|-154.38333|America/Anchorage|Nikolai Airport
NIM|DRRN|NIM|13.47653|2.17716|Africa/Niamey|Diori Hamani International Airport
NIU|NTKN|NIU|-16.12199|-146.37324|Pacific/Gambier|Niau Airport
NJC|USNN|NJC|60.94760|76.49145|Asia/Yekaterinburg|Nizhnevartovsk Airport
NJF|ORNI|NJF|31.99356|44.38919|Asia/Baghdad|Al-Najaf International Airport
NKC|GQNO|NKC|18.31000|-15.96972|Africa/Nouakchott|Nouakchott–Oumtounsy International Airport
NKG|ZSNJ|NKG|31.73574|118.86652|Asia/Shanghai|Nanjing Lukou International Airport
NKM|RJNA|NGO|35.25389|136.91957|Asia/Tokyo|Nagoya Airport
NKT|LTCV|NKT|37.36333|42.05972|Europe/Istanbul|Sirnak Airport
NLA|FLSK|NLA|-12.96167|28.51667|Africa/Lusaka|Simon Mwansa Kapwepwe International Airport
NLD|MMNL|NLD|27.43472|-99.56667|America/Matamoros|Quetzalcoatl International Airport
NLF|YDNI|NLF|-9.58451|143.78690|Australia/Brisbane|Darnley Island Airport
NLG|PAOU|NLG|56.00139|-161.15250|America/Anchorage|Nelson Lagoon Airport
NLH|ZPNL|NLH|27.54256|100.75932|Asia/Shanghai|Ninglang Luguhu Airport
NLI|UHNN|NLI|53.15417|140.65111|Asia/Vladivostok|Nikolayevsk-na-Amure Airport
NLK|YSNF|NLK|-29.04250|167.93944|Pacific/Norfolk|Norfolk Island Airport
NLT|ZWNL|NLT|43.43222|83.38223|Asia/Urumqi|Xinyuan Nalati Airport
NLU|MMSM|MEX|19.74617|-99.00406|America/Mexico_City|Felipe Ángeles International Airport
NLV|UKON|NLV|47.05000|31.91667|Europe/Kyiv|Nikolaev Airport
NMA|UTFN|NMA|40.98333|71.60000|Asia/Tashkent|Namangan Airport
NME|PAGT|NME|60.47105|-164.70084|America/Anchorage|Nightmute Airport
NMF|VRDA|NMF|5.82222|73.47472|Indian/Maldives|Maafaru International Airport
NMI|VANM|NMI|18.99350|73.06458|Asia/Kolkata|Navi Mumbai International Airport
NNB|AGGT|NNB|-10.83333|162.50000|Pacific/Guadalcanal|Santa Ana Airport
NNG|ZGNN|NNG|22.61321|108.16750|Asia/Shanghai|Nanning Wuxu International Airport
NNM|ULAM|NNM|67.61667|53.15000|Europe/Moscow|Naryan-Mar Airport
NNR|EICA|NNR|53.21667|-9.46667|Europe/Dublin|Connemara Airport
NNT|VTCN|NNT|18.80000|100.78333|Asia/Bangkok|Nan Airport
NNX|WRLF|NNX|4.13677|117.66714|Asia/Makassar|Nunukan Airport
NNY|ZHNY|NNY|32.98370|112.61306|Asia/Shanghai|Nanyang Jiangying Airport
NOB|MRNS|NOB|9.97640|-85.65306|America/Costa_Rica|Nosara Beach Airport
NOC|EIKN|NOC|53.91400|-8.81047|Europe/Dublin|Ireland West Airport Knock
NOD|EDWS|NOD|53.58333|7.20000|Europe/Berlin|Norden-Norddeich Airfield
NOJ|USRO|NOJ|63.17673|75.29460|Asia/Yekaterinburg|Noyabrsk Airport
NOP|LTCM|NOP|42.01750|35.06889|Europe/Istanbul|Sinop Airport
NOS|FMNN|NOS|-13.31111|48.31389|Indian/Antananarivo|Fascene Airport
NOU|NWWW|GEA|-22.01639|166.21611|Pacific/Noumea|Tontouta Airport
NOV|FNHU|NOV|-12.80556|15.75722|Africa/Luanda|Albano Machado (Huambo) Airport
NOZ|UNWW|NOZ|53.75000|87.16667|Asia/Novokuznetsk|Novokuznetsk Airport
NPE|NZNR|NPE|-39.46667|176.87226|Pacific/Auckland|Hawkes Bay Airport
NPL|NZNP|NPL|-39.01013|174.17933|Pacific/Auckland|New Plymouth Airport
NPO|WIOG|NPO|-0.33333|111.73333|Asia/Makassar|Nangapinoh Airport
NPT|KUUU|NPT|41.53083|-71.28250|America/New_York|Newport State Airport
NQN|SAZN|NQN|-38.95250|-68.14008|America/Argentina/Buenos_Aires|Presidente Peron International Airport
NQU|SKNQ|NQU|5.69514|-77.27930|America/Bogota|Nuqui Airport
NQY|EGHQ|NQY|50.43745|-4.99792|Europe/London|Cornwall Airport Newquay
NQZ|UACC|NQZ|51.02781|71.46120|Asia/Almaty|Nursultan Nazarbayev International Airport
NRA|YNAR|NRA|-34.70564|146.51170|Australia/Sydney|Narrandera Airport
NRD|EDWY|NRD|53.83333|7.16667|Europe/Berlin|Norderney Airport
NRK|ESSP|NRK|58.58330|16.23239|Europe/Stockholm|Norrkoping Airport
NRL|EGEN|NRL|59.37028|-2.43333|Europe/London|North Ronaldsay Airport
NRN|EDLV|NRN|51.59929|6.15017|Europe/Berlin|Weeze Airport
NRR|TJRV|NRR|18.25000|-65.63889|America/Puerto_Rico|Jose Aponte de la Torre Airport
NRT|RJAA|TYO|35.77321|140.38744|Asia/Tokyo|Narita International Airport
NSH|OINN|NSH|36.66667|51.50000|Asia/Tehran|Now Shahr Airport
NSI|FKYS|YAO|3.70222|11.55028|Africa/Douala|Yaounde Nsimalen Airport
NSK|UOOO|NSK|69.32312|87.33981|Asia/Krasnoyarsk|Noril'sk Airport
NSN|NZNS|NSN|-41.29912|173.22423|Pacific/Auckland|Nelson Airport
NST|VTSF|NST|8.54000|99.94036|Asia/Bangkok|Nakhon Si Thammarat International Airport
NTE|LFRS|NTE|47.15762|-1.60140|Europe/Paris|Nantes Atlantique Airport
NTG|ZSNT|NTG|32.07292|120.97561|Asia/Shanghai|Nantong Xingdong Airport
NTL|YWLM|NTL|-32.80459|151.84005|Australia/Sydney|Newcastle Airport
NTN|YNTN|NTN|-17.68540|141.07307|Australia/Brisbane|Normanton Airport
NTQ|RJNW|NTQ|37.29468|136.95680|Asia/Tokyo|Noto Airport
NTT|NFTP|NTT|-15.50000|-174.00000|Pacific/Tongatapu|Kuini Lavenia Airport
NTX|WION|NTX|3.95000|108.38333|Asia/Jakarta|Natuna Ranai Airport
NUE|EDDN|NUE|49.49417|11.07706|Europe/Berlin|Nuremberg Airport
NUI|PAQT|NUI|70.20972|-151.00556|America/Anchorage|Nuiqsut Airport
NUL|PANU|NUL|64.72778|-158.07667|America/Anchorage|Nulato Airport
NUM|OENN|NUM|27.92500|35.29000|Asia/Riyadh|Neom Bay Airport
NUP|PPIT|NUP|60.89444|-162.46667|America/Anchorage|Nunapitchuk Airport
NUS|NVSP|NUS|-16.05833|167.40000|Pacific/Efate|Norsup Airport
NUX|USMU|NUX|66.07335|76.52283|Asia/Yekaterinburg|Novy Urengoy Airport
NVA|SKNV|NVA|2.94690|-75.29355|America/Bogota|Benito Salas Airport
NVI|UTSA|NVI|40.11500|65.15917|Asia/Tashkent|Navoi Airport
NVM|SDNM|NVM|-13.82111|-56.03861|America/Cuiaba|Nova Mutum Airport
NVT|SBNF|NVT|-26.87991|-48.64937|America/Sao_Paulo|Navegantes International Airport
NWI|EGSH|NWI|52.66953|1.27678|Europe/London|Norwich International Airport
NYA|USHN|NYA|62.10108|65.60563|Asia/Yekaterinburg|Nyagan Airport
NYI|DGSN|NYI|7.36059|-2.32925|Africa/Accra|Sunyani Airport
NYK|HKNY|NYK|0.01667|37.06667|Africa/Nairobi|Nanyuki Airport
NYM|USMM|NYM|65.48333|72.71667|Asia/Yekaterinburg|Nadym Airport
NYO|ESKN|STO|58.78425|16.92287|Europe/Stockholm|Stockholm Skavsta Airport
NYT|VYNT|NYT|19.62250|96.20139|Asia/Yangon|Nay Pyi Taw Airport
NYU|VYBG|NYU|21.17534|94.92832|Asia/Yangon|Nyaung U Airport
NZC|SPZA|NZC|-14.85453|-74.96017|America/Lima|Maria Reiche Neuman Airport
NZG|UIUN|NZG|55.80154|109.59549|Asia/Irkutsk|Nizhneangarsk Airport
NZH|ZBMZ|NZH|49.57059|117.33163|Asia/Shanghai|Manzhouli Xijiao Airport
NZL|ZBZL|NZL|47.71990|122.83200|Asia/Shanghai|Zhalantun Chengjisihan Airport
OAJ|KOAJ|OAJ|34.83044|-77.60583|America/New_York|Albert J Ellis Airport
OAK|KOAK|OAK|37.71188|-122.21201|America/Los_Angeles|Metropolitan Oakland International Airport
OAL|SSKW|OAL|-11.43267|-61.47718|America/Porto_Velho|Cacoal Airport
OAX|MMOX|OAX|17.00088|-96.72164|America/Mexico_City|Oaxaca International Airport
OBN|EGEO|OBN|56.46527|-5.39649|Europe/London|Oban Airport
OBO|RJCB|OBO|42.73200|143.21244|Asia/Tokyo|Tokachi-Obihiro Airport
OBU|PAOB|OBU|66.91056|-156.88333|America/Anchorage|Kobuk/Wien Airport
OBX|AYOB|OBX|-7.58333|141.31667|Pacific/Port_Moresby|Obo Airport
OCC|SECO|OCC|-0.46217|-76.98596|America/Guayaquil|Coca Airport
OCJ|MKBS|OCJ|18.40056|-76.96972|America/Jamaica|Ian Fleming International Airport
ODE|EKOD|ODE|55.47356|10.32881|Europe/Copenhagen|Hans Christian Andersen Airport
ODN|WBGI|ODN|4.03333|115.06667|Asia/Kuala_Lumpur|Long Seridan Airport
ODO|UIKB|ODO|57.86639|114.24250|Asia/Irkutsk|Bodaybo Airport
ODS|UKOO|ODS|46.44101|30.67672|Europe/Kyiv|Odessa International Airport
ODY|VLOS|ODY|20.68200|101.99310|Asia/Vientiane|Oudomxay Airport
OEA|KOEA|OEA|38.68333|-87.53333|America/Indiana/Indianapolis|Oneal Airport
OER|ESNO|OER|63.41258|18.99207|Europe/Stockholm|Ornskoldsvik Airport
OES|SAVN|OES|-40.73333|-64.95000|America/Argentina/Buenos_Aires|San Antonio Oeste Airport
OFU|NSAS|OFU|-14.18432|-169.66946|Pacific/Pago_Pago|Ofu Airport
OGD|KOGD|OGD|41.19639|-112.01083|America/Denver|Ogden Municipal Airport
OGG|PHOG|OGG|20.89288|-156.43863|Pacific/Honolulu|Kahului Airport
OGL|SYGO|GEO|6.80773|-58.10521|America/Guyana|Ogle International Airport
OGN|ROYN|OGN|24.46592|122.97968|Asia/Tokyo|Yonaguni Airport
OGS|KOGS|OGS|44.68167|-75.46583|America/New_York|Ogdensburg Airport
OGU|LTCB|OGU|40.96757|38.08142|Europe/Istanbul|Ordu Giresun Airport
OGX|DAUU|OGX|31.91667|5.40000|Africa/Algiers|Ain Beida Airport
OGZ|URMO|OGZ|43.20000|44.60000|Europe/Moscow|Vladikavkaz Airport
OHD|LWOH|OHD|41.18023|20.74322|Europe/Skopje|Ohrid Airport
OHE|ZYMH|OHE|52.92113|122.42060|Asia/Shanghai|Mohe Airport
OHO|UHOO|OHO|59.41367|143.06444|Asia/Vladivostok|Okhotsk Airport
OHS|OOSH|OHS|24.39572|56.61747|Asia/Muscat|Sohar Airport
OIM|RJTO|OIM|34.77917|139.36500|Asia/Tokyo|Oshima Airport
OIR|RJEO|OIR|42.07198|139.43488|Asia/Tokyo|Okushiri Airport
OIT|RJFO|OIT|33.47724|131.73236|Asia/Tokyo|Oita Airport
OJU|WAFU|OJU|-0.86442|121.62308|Asia/Makassar|Tanjung Api Airport
OKA|ROAH|OKA|26.20495|127.64584|Asia/Tokyo|Naha Airport
OKC|KOKC|OKC|35.39563|-97.59609|America/Chicago|OKC Will Rogers International Airport
OKD|RJCO|SPK|43.11037|141.38200|Asia/Tokyo|Sapporo Okadama Airport (OKD)
OKE|RJKB|OKE|27.43167|128.70556|Asia/Tokyo|Okino Erabu Airport
OKI|RJNO|OKI|36.16667|133.31667|Asia/Tokyo|Oki Island Airport
OKJ|RJOB|OKJ|34.76022|133.85277|Asia/Tokyo|Okayama Momotaro Airport
OKL|WAJO|OKL|-4.90814|140.63046|Asia/Jayapura|Gunung Bintang Airport
OKR|YYKI|OKR|-9.75159|143.40557|Australia/Brisbane|Yorke Island Airport
OKY|YBOK|OKY|-27.40667|151.73500|Australia/Brisbane|Oakey Airport
OLA|ENOL|OLA|63.70000|9.61667|Europe/Oslo|Orland Airbase
OLB|LIEO|OLB|40.90314|9.51482|Europe/Rome|Olbia Costa Smeralda Airport
OLF|KOLF|OLF|48.09472|-105.56639|America/Denver|Wolf Point International Airport
OLJ|NVSZ|OLJ|-14.88461|166.56002|Pacific/Efate|West Cost Santo Airport
OLM|KOLM|OLM|46.97361|-122.90333|America/Los_Angeles|Olympia Regional Airport
OLP|YOLD|OLP|-30.48390|136.88411|Australia/Adelaide|Olympic Dam Airport
OLZ|UEMO|OLZ|60.39917|120.46417|Asia/Yakutsk|Olyokminsk Airport
OMA|KOMA|OMA|41.29957|-95.89972|America/Chicago|Eppley Airfield
OMD|FYOG|OMD|-28.58333|16.45000|Africa/Windhoek|Oranjemund Airport
OME|PAOM|OME|64.51060|-165.43105|America/Anchorage|Nome Airport
OMH|OITR|OMH|37.66495|45.06565|Asia/Tehran|Urmia Airport
OMO|LQMO|OMO|43.28556|17.84667|Europe/Sarajevo|Mostar Airport
OMR|LROD|OMR|47.02750|21.90306|Europe/Bucharest|Oradea Airport
OMS|UNOO|OMS|54.95746|73.31671|Asia/Omsk|Omsk Airport
OND|FYOA|OND|-17.88550|15.94223|Africa/Windhoek|Andimba Toivo ya Toivo Airport
ONG|YMTI|ONG|-16.66256|139.17005|Australia/Brisbane|Mornington Airport
ONJ|RJSR|ONJ|40.19641|140.37383|Asia/Tokyo|Odate Noshiro Airport
ONQ|LTAS|ONQ|41.50614|32.08960|Europe/Istanbul|Zonguldak Airport
ONT|KONT|ONT|34.05600|-117.60119|America/Los_Angeles|Ontario International Airport
ONX|MPEJ|ONX|9.35000|-79.90000|America/Panama|Colon Airport
OOK|PAOO|OOK|60.53194|-165.10833|America/Anchorage|Toksook Bay Airport
OOL|YBCG|OOL|-28.16616|153.51314|Australia/Brisbane|Gold Coast Airport
OOM|YCOM|OOM|-36.29273|148.97148|Australia/Sydney|Snowy Mountains Airport
OPF|KOPF|MIA|25.90856|-80.27442|America/New_York|Opa-locka Executive Airport
OPO|LPPR|OPO|41.23777|-8.67027|Europe/Lisbon|Porto Airport
OPP|SNSM|OPP|-0.69368|-47.32848|America/Belem|Salinopolis
OPS|SWSI|OPS|-11.87857|-55.58156|America/Campo_Grande|Sinop Airport
OPU|AYBM|OPU|-8.03333|142.93333|Pacific/Port_Moresby|Balimo Airport
ORB|ESOE|ORB|59.22576|15.04754|Europe/Stockholm|Orebro-Bofors Airport
ORD|KORD|CHI|41.97691|-87.90488|America/Chicago|O'Hare International Airport
ORF|KORF|ORF|36.89858|-76.20629|America/New_York|Norfolk International Airport
ORG|SMZO|PBM|5.80944|-55.19111|America/Paramaribo|Zorg En Hoop Airport
ORH|KORH|ORH|42.26917|-71.87444|America/New_York|Worcester Regional Airport
ORI|KORI|ORI|57.88611|-152.84389|America/Anchorage|Port Lions Sea Plane Base
ORK|EICK|ORK|51.84911|-8.48985|Europe/Dublin|Cork Airport
ORN|DAOO|ORN|35.62002|-0.60611|Africa/Algiers|Oran International Airport Ahmed Ben Bella
ORT|PAOR|ORT|62.96194|-141.92389|America/Anchorage|Northway Airport
ORV|PFNO|ORV|66.81743|-161.02928|America/Anchorage|Robert (Bob) Curtis Memorial Airport
ORY|LFPO|PAR|48.72828|2.35970|Europe/Paris|Paris Orly Airport
ORZ|MZTH|ORZ|18.04706|-88.58379|America/Belize|Orange Walk Airport
OSD|ESNZ|OSD|63.19861|14.49444|Europe/Stockholm|Are Ostersund Airport
OSI|LDOS|OSI|45.46588|18.80721|Europe/Zagreb|Osijek Airport
OSL|ENGM|OSL|60.19419|11.10041|Europe/Oslo|Oslo Airport
OSR|LKMT|OSR|49.69552|18.12129|Europe/Prague|Mosnov Airport
OSS|UAFO|OSS|40.60769|72.78648|Asia/Bishkek|Osh Airport
OST|EBOS|OST|51.19972|2.86361|Europe/Brussels|Ostend-Bruges International Airport
OSW|UWOR|OSW|51.20000|58.56667|Asia/Yekaterinburg|Orsk Airport
OSY|ENNM|OSY|64.47273|11.57000|Europe/Oslo|Namsos Airport
OTD|MPRA|OTD|8.66667|-79.56667|America/Panama|Contadora Airport
OTH|KOTH|OTH|43.41624|-124.24591|America/Los_Angeles|Southwest Oregon Regional Airport
OTP|LROP|BUH|44.57115|26.07706|Europe/Bucharest|Bucharest Henri Coanda International Airport
OTZ|PAOT|OTZ|66.89061|-162.60270|America/Anchorage|Ralph Wien Memorial Airport
OUA|DFFD|OUA|12.35502|-1.51428|Africa/Ouagadougou|Ouagadougou International Airport
OUD|GMFO|OUD|34.78333|-1.93333|Africa/Casablanca|Oujda Angads Airport
OUI|LFEC|OUI|48.59167|-5.17381|Europe/Paris|Ouessant
OUL|EFOU|OUL|64.93012|25.37542|Europe/Helsinki|Oulu Airport
OUZ|GQPZ|OUZ|22.73333|-12.35000|Africa/Nouakchott|Zouerate Airport
OVB|UNNT|OVB|55.00901|82.66700|Asia/Novosibirsk|Novosibirsk International Airport (Tolmachevo)
OVD|LEAS|OVD|43.55891|-6.03209|Europe/Madrid|Asturias Airport
OVS|USHS|OVS|61.33209|63.60189|Europe/Kaliningrad|Sovetsky Airport
OWB|KOWB|OWB|37.74083|-87.16583|America/Chicago|Owensboro–Daviess County Airport
OXB|GGOV|OXB|11.88889|-15.65722|Africa/Bissau|Osvaldo Vieira Airport
OYE|FOGO|OYE|1.53697|11.57836|Africa/Libreville|Oyem Airport
OYG|HUMY|OYG|3.65000|31.71667|Africa/Kampala|Moyo Airport
OZC|RPMO|OZC|8.18197|123.84541|Asia/Manila|Labo Airport
OZH|UKDE|OZH|47.86750|35.31583|Europe/Kyiv|Zaporozhye Airport
OZZ|GMMZ|OZZ|30.91667|-6.91667|Africa/Casablanca|Ouarzazate Airport
PAB|VEBU|PAB|31.31667|76.83333|Asia/Kolkata|Bilaspur Airport
PAC|MPMG|PTY|8.97100|-79.55561|America/Panama|Marcos A. Gelabert International Airport
PAD|EDLP|PAD|51.61033|8.61983|Europe/Berlin|Paderborn Lippstadt Airport
PAE|KPAE|PAE|47.90974|-122.28562|America/Los_Angeles|Seattle Paine Field International Airport
PAG|RPMP|PAG|7.82667|123.45750|Asia/Manila|Pagadian Airport
PAH|KPAH|PAH|37.06111|-88.77250|America/Chicago|Barkley Regional Airport
PAP|MTPP|PAP|18.57539|-72.29471|America/Port-au-Prince|Toussaint Louverture International Airport
PAS|LGPA|PAS|37.02083|25.11306|Europe/Athens|Paros National Airport
PAT|VEPT|PAT|25.59489|85.09067|Asia/Kolkata|Jay Prakash Narayan International Airport
PAV|SBUF|PAV|-9.40077|-38.24992|America/Belem|Paulo Afonso Airport
PAZ|MMPA|PAZ|20.60016|-97.46055|America/Mexico_City|El Tajin National Airport
PBC|MMPB|PBC|19.13500|-98.36750|America/Mexico_City|Hermanos Serdan International Airport
PBD|VAPR|PBD|21.64722|69.65694|Asia/Kolkata|Porbandar Airport
PBG|KPBG|PBG|44.65875|-73.46509|America/New_York|Plattsburgh International Airport
PBH|VQPR|PBH|27.43333|89.41667|Asia/Thimphu|Paro Airport
PBI|KPBI|PBI|26.68316|-80.09559|America/New_York|President Donald J. Trump International Airport
PBJ|NVSI|PBJ|-16.43333|168.21667|Pacific/Efate|Paama Airport
PBM|SMJP|PBM|5.45139|-55.19111|America/Paramaribo|Zanderij International Airport
PBO|YPBO|PBO|-23.17391|117.74800|Australia/Perth|Paraburdoo Airport
PBR|MGPB|PBR|15.73087|-88.58374|America/Guatemala|Puerto Barrios Airport
PBU|VYPT|PBU|27.33333|97.41667|Asia/Yangon|Putao Airport
PCL|SPCL|PCL|-8.38451|-74.57474|America/Lima|Capitan Rolden Airport
PCN|NZOK|PCN|-41.34283|173.95960|Pacific/Auckland|Picton Aerodrome
PCP|FPPR|PCP|1.66509|7.41240|Africa/Sao_Tome|Principe Airport
PCR|SKPC|PCR|6.18333|-67.63333|America/Bogota|Puerto Carreno Airport
PDA|SKPD|PDA|3.88333|-67.88333|America/Bogota|Puerto Inirida Airport
PDG|WIPT|PDG|-0.78667|100.28056|Asia/Jakarta|Minangkabau International Airport
PDK|KPDK|ATL|33.87556|-84.30194|America/New_York|DeKalb Peachtree Airport
PDL|LPPD|PDL|37.74385|-25.69647|Atlantic/Azores|Joao Paulo II Airport
PDM|MPPD|PDM|7.55333|-80.02129|America/Panama|Capt. Justiniano Montenegro Airport
PDO|WIPQ|PDO|-3.28333|103.86667|Asia/Jakarta|Pendopo Airport
PDP|SULS|PDP|-34.85721|-55.09316|America/Montevideo|Capitan de Corbeta Carlos A. Curbelo International Airport
PDS|MMPG|PDS|28.62895|-100.53604|America/Matamoros|Piedras Negras International Airport
PDT|KPDT|PDT|45.69301|-118.84323|America/Los_Angeles|Eastern Oregon Regional Airport
PDV|LBPD|PDV|42.30000|24.71667|Europe/Sofia|Plovdiv Airport
PDX|KPDX|PDX|45.58899|-122.59290|America/Los_Angeles|Portland International Airport
PED|LKPD|PED|50.01333|15.73861|Europe/Prague|Pardubice Airport
PEE|USPP|PEE|57.92003|56.01918|Asia/Yekaterinburg|Perm International Airport
PEG|LIRZ|PEG|43.13333|12.36667|Europe/Rome|Perugia San Francesco d'Assisi – Umbria International Airport
PEI|SKPE|PEI|4.81595|-75.73653|America/Bogota|Matecana International Airport
PEK|ZBAA|BJS|40.07854|116.58710|Asia/Shanghai|Beijing Capital International Airport
PEM|SPTU|PEM|-12.58333|-69.23333|America/Lima|Puerto Maldonado Airport
PEN|WMKP|PEN|5.29296|100.26517|Asia/Kuala_Lumpur|Penang International Airport
PER|YPPH|PER|-31.93360|115.96024|Australia/Perth|Perth Airport
PES|ULPB|PES|61.87828|34.15387|Europe/Moscow|Petrozavodsk Airport
PET|SBPK|PET|-31.71806|-52.32444|America/Sao_Paulo|Pelotas–João Simões Lopes Neto International Airport
PEU|MHPL|PEU|15.21667|-83.76667|America/Tegucigalpa|Puerto Lempira Airport
PEV|LHPP|PEV|45.99083|18.24083|Europe/Budapest|Pécs-Pogány Airport
PEW|OPPS|PEW|33.98908|71.51925|Asia/Karachi|Bacha Khan International Airport
PEX|UUYP|PEX|65.11667|57.13333|Europe/Moscow|Pechora Airport
PEZ|UWPP|PEZ|53.11852|45.02305|Europe/Moscow|Penza Airport
PFB|SBPF|PFB|-28.25000|-52.33333|America/Sao_Paulo|Passo Fundo Airport
PFO|LCPH|PFO|34.71155|32.48910|Asia/Nicosia|Paphos International Airport
PFQ|OITP|PFQ|39.60689|47.87752|Asia/Tehran|Parsabad Moghan Airport
PFR|FZVS|PFR|-4.31667|20.58333|Africa/Lubumbashi|Ilebo Airport
PGA|KPGA|PGA|36.92639|-111.44722|America/Phoenix|Page Airport
PGD|KPGD|PGD|26.91917|-81.99139|America/New_York|Charlotte County Airport
PGF|LFMP|PGF|42.74102|2.86818|Europe/Paris|Llabanere Airport
PGH|VIPT|PGH|29.03194|79.47361|Asia/Kolkata|Pantnagar Airport
PGK|WIPK|PGK|-2.16402|106.13707|Asia/Jakarta|Depati Amir Airport
PGM|KPGM|PGM|59.35000|-151.83333|America/Anchorage|Port Graham Airport
PGQ|WAEM|PGQ|0.91750|128.38306|Asia/Jayapura|Pekaulang Buli Airport
PGU|OIBP|PGU|27.38396|52.73551|Asia/Tehran|Ala'Marvdasht Airport
PGV|KPGV|PGV|35.63333|-77.38528|America/New_York|Pitt-Greenville Airport
PGZ|SSZW|PGZ|-25.18567|-50.14582|America/Sao_Paulo|Comte Antonio Amilton Beraldo Airport
PHB|SBPB|PHB|-2.89427|-41.73051|America/Belem|Parnaiba-Prefeito Dr. Joao Silva Filho International Airport
PHC|DNPO|PHC|5.00651|6.94990|Africa/Lagos|Port Harcourt International Airport
PHE|YPPD|PHE|-20.37795|118.63164|Australia/Perth|Port Hedland International Airport
PHF|KPHF|PHF|37.13033|-76.50283|America/New_York|Newport News/Williamsburg International Airport
PHH|VNPR|PHH|28.18380|84.01470|Asia/Kathmandu|Pokhara International Airport
PHL|KPHL|PHL|39.87641|-75.24331|America/New_York|Philadelphia International Airport
PHO|PAPO|PHO|68.35000|-166.80000|America/Anchorage|Point Hope Airport
PHS|VTPP|PHS|16.77131|100.28120|Asia/Bangkok|Phitsanulok Airport
PHW|FAPH|PHW|-23.93361|31.15611|Africa/Johannesburg|Phalaborwa Airport
PHX|KPHX|PHX|33.43504|-112.00016|America/Phoenix|Phoenix Sky Harbor International Airport
PHY|VTPB|PHY|16.68194|101.19833|Asia/Bangkok|Phetchabun Airport
PIA|KPIA|PIA|40.66643|-89.69012|America/Chicago|General Wayne A. Downing Peoria International Airport
PIB|KPIB|PIB|31.46750|-89.33667|America/Chicago|Hattiesburg-Laurel Regional Airport
PIE|KPIE|PIE|27.91201|-82.69511|America/New_York|St. Petersburg-Clearwater International Airport
PIF|RCSQ|PIF|22.70500|120.49023|Asia/Taipei|Pingtung Airport
PIH|KPIH|PIH|42.90978|-112.58588|America/Boise|Pocatello Regional Airport
PIK|EGPK|GLA|55.50843|-4.61129|Europe/London|Glasgow Prestwick Airport
PIP|PAPN|PIP|57.56361|-157.56083|America/Anchorage|Pilot Point Airport
PIR|KPIR|PIR|44.38036|-100.29319|America/Chicago|Pierre Regional Airport
PIS|LFBI|PIS|46.58611|0.30639|Europe/Paris|Poitiers-Biard Airport
PIT|KPIT|PIT|40.49585|-80.25657|America/New_York|Pittsburgh International Airport
PIU|SPUR|PIU|-5.20225|-80.61562|America/Lima|Cap. FAP Guillermo Concha Iberico International Airport
PIX|LPPI|PIX|38.46667|-28.30000|Atlantic/Azores|Pico Island Airport
PIZ|PPIZ|PIZ|69.75000|-163.16667|America/Anchorage|Point Lay LRRS Airport
PJA|ESUP|PJA|67.24570|23.06874|Europe/Stockholm|Pajala Airport
PJM|MRPJ|PJM|8.58333|-83.33333|America/Costa_Rica|Puerto Jimenez Airport
PKA|PAPK|PKA|60.71083|-161.75806|America/Anchorage|Napaskiak Sea Plane Base
PKB|KPKB|PKB|39.34556|-81.43889|America/New_York|Wood County Airport
PKC|UHPP|PKC|53.01667|158.65000|Asia/Kamchatka|Petropavlovsk-Kamchatsky Airport
PKE|YPKS|PKE|-33.13846|148.23290|Australia/Sydney|Parkes Airport
PKG|WMPA|PKG|4.24578|100.55400|Asia/Kuala_Lumpur|Pangkor Airport
PKN|WAOI|PKN|-2.70382|111.66994|Asia/Jakarta|Iskandar Airport
PKP|NTGP|PKP|-14.75000|-138.96667|Pacific/Tahiti|Puka Puka Airport
PKR|VNPK|PKR|28.18969|84.01489|Asia/Kathmandu|Pokhara International Airport
PKU|WIBB|PKU|0.46456|101.44688|Asia/Jakarta|Sultan Syarif Kasim II International Airport
PKV|ULOO|PKV|57.79097|28.39766|Europe/Moscow|Pskov Airport
PKX|ZBAD|BJS|39.50981|116.40832|Asia/Shanghai|Beijing Daxing International Airport
PKY|WAGG|PKY|-2.22396|113.94578|Asia/Jakarta|Tjilik Riwut Airport
PKZ|VLPS|PKZ|15.13626|105.78130|Asia/Vientiane|Pakse Airport
PLJ|MZPL|PLJ|16.53708|-88.36089|America/Belize|Placencia Airport
PLM|WIPP|PLM|-2.90015|104.69861|Asia/Jakarta|Sultan Mahmud Badaruddin II Airport
PLN|KPLN|PLN|45.57083|-84.79278|America/Detroit|Emmet County Airport
PLO|YPLC|PLO|-34.60333|135.87454|Australia/Adelaide|Port Lincoln Airport
PLQ|EYPA|PLQ|55.95000|21.08333|Europe/Vilnius|Palanga International Airport
PLS|MBPV|PLS|21.77533|-72.26264|America/Grand_Turk|Providenciales International Airport
PLW|WAFF|PLW|-0.91862|119.90973|Asia/Makassar|Mutiara Airport
PLX|UASS|PLX|50.33333|80.25000|Asia/Almaty|Semey International Airport
PLZ|FAPE|PLZ|-33.98371|25.61142|Africa/Johannesburg|Chief Dawid Stuurman International Airport
PMC|SCTE|PMC|-41.43373|-73.09831|America/Santiago|El Tepual Airport
PMF|LIMP|PMF|44.82222|10.29528|Europe/Rome|Parma Airport
PMG|SBPP|PMG|-22.55000|-55.70000|America/Campo_Grande|Ponta Pora International Airport
PMI|LEPA|PMI|39.54765|2.73039|Europe/Madrid|Palma de Mallorca Airport
PMK|YPAM|PMK|-18.75199|146.57943|Australia/Lindeman|Palm Island Airport
PMO|LICJ|PMO|38.18653|13.10478|Europe/Rome|Palermo-Punta Raisi Airport
PMQ|SAWP|PMQ|-46.53639|-70.98361|America/Argentina/Buenos_Aires|Perito Moreno Airport
PMR|NZPM|PMR|-40.32353|175.62127|Pacific/Auckland|Palmerston North Airport
PMV|SVMG|PMV|10.91719|-63.96899|America/Caracas|Santiago Marino International Airport
PMW|SBPJ|PMW|-10.29469|-48.35767|America/Belem|Palmas–Brigadeiro Lysias Rodrigues International Airport
PMY|SAVY|PMY|-42.73333|-65.06667|America/Argentina/Buenos_Aires|El Tehuelche Airport
PNA|LEPP|PNA|42.76750|-1.63935|Europe/Madrid|Pamplona Airport
PND|MZPG|PND|16.10237|-88.80785|America/Belize|Punta Gorda Airport
PNH|VDPP|PNH|11.55219|104.84617|Asia/Phnom_Penh|Phnom Penh International Airport
PNI|PTPN|PNI|6.98095|158.20334|Pacific/Pohnpei|Pohnpei Airport
PNK|WIOO|PNK|-0.14735|109.40533|Asia/Jakarta|Supadio International Airport
PNL|LICG|PNL|36.81361|11.96611|Europe/Rome|Pantelleria Airport
PNP|AYGR|PNP|-8.80747|148.30873|Pacific/Port_Moresby|Girua Airport
PNQ|VAPO|PNQ|18.58139|73.92056|Asia/Kolkata|Pune International Airport
PNR|FCPP|PNR|-4.81582|11.88409|Africa/Brazzaville|Pointe Noire Airport
PNS|KPNS|PNS|30.47594|-87.19416|America/Chicago|Pensacola International Airport
PNT|SCNT|PNT|-51.66866|-72.52911|America/Santiago|Teniente J. Gallardo Airport
PNY|VOTY|PNY|11.96897|79.81285|Asia/Kolkata|Puducherry Airport
PNZ|SBPL|PNZ|-9.36574|-40.56585|America/Belem|Petrolina International Airport
POA|SBPA|POA|-29.98961|-51.17709|America/Sao_Paulo|Porto Alegre International Airport Salgado Filho
POG|FOOG|POG|-0.71996|8.75358|Africa/Libreville|Port Gentil Airport
POL|FQPB|POL|-12.98833|40.52250|Africa/Maputo|Pemba Airport
POM|AYPY|POM|-9.44431|147.21447|Pacific/Port_Moresby|Jacksons International Airport
POP|MDPP|POP|19.75494|-70.56315|America/Santo_Domingo|Gregorio Luperón International Airport
POR|EFPO|POR|61.46866|21.79138|Europe/Helsinki|Pori Airport
POS|TTPP|POS|10.60209|-61.33941|America/Port_of_Spain|Piarco International Airport
POZ|EPPO|POZ|52.41433|16.82885|Europe/Warsaw|Poznan–Lawica Airport
PPB|SBDN|PPB|-22.10000|-51.45000|America/Sao_Paulo|A. De Barros Airport
PPE|MMPE|PPE|31.35257|-113.51937|America/Hermosillo|Puerto Penasco Airport
PPG|NSTU|PPG|-14.32639|-170.69639|Pacific/Pago_Pago|Pago Pago International Airport
PPK|UACP|PPK|54.78333|69.18333|Asia/Almaty|Petropavlovsk Airport
PPN|SKPP|PPN|2.45303|-76.60959|America/Bogota|Guillermo Leon Valencia Airport
PPP|YBPN|PPP|-20.48892|148.55194|Australia/Brisbane|Whitsunday Coast Airport
PPS|RPVP|PPS|9.74020|118.75674|Asia/Manila|Puerto Princesa International Airport
PPT|NTAA|PPT|-17.55963|-149.60938|Pacific/Tahiti|Tahiti Faa'a Airport
PPW|EGEP|PPW|59.35126|-2.89897|Europe/London|Papa Westray Airport
PQC|VVPQ|PQC|10.16342|103.99803|Asia/Ho_Chi_Minh|Phu Quoc Airport
PQI|KPQI|PQI|46.68500|-68.04750|America/New_York|Presque Isle International Airport
PQQ|YPMQ|PQQ|-31.43140|152.86723|Australia/Sydney|Port Macquarie Airport
PRA|SAAP|PRA|-31.79472|-60.48028|America/Argentina/Buenos_Aires|General Justo Jose de Urquiza Airport
PRC|KPRC|PRC|34.65000|-112.42417|America/Phoenix|Prescott Airport
PRG|LKPR|PRG|50.10619|14.26664|Europe/Prague|Vaclav Havel Airport Prague
PRI|FSPP|PRI|-4.32388|55.69231|Indian/Mahe|Praslin Island Airport
PRJ|LIQC|PRJ|40.55000|14.23333|Europe/Rome|Capri Airport
PRM|LPPM|PRM|37.14773|-8.58136|Europe/Lisbon|Portimao Airport
PRN|BKPR|PRN|42.57361|21.03556|Europe/Belgrade|Pristina International Airport
PSA|LIRP|PSA|43.69871|10.39992|Europe/Rome|Pisa International Airport
PSC|KPSC|PSC|46.25909|-119.11520|America/New_York|Tri-Cities Airport
PSE|TJPS|PSE|18.01070|-66.56354|America/Puerto_Rico|Mercedita Airport
PSG|PAPG|PSG|56.80417|-132.94250|America/Juneau|Petersburg Municipal Airport
PSM|KPSM|PSM|43.17958|-70.88272|America/New_York|Portsmouth International Airport at Pease
PSO|SKPS|PSO|1.46667|-77.25000|America/Bogota|Antonio Nariño Airport
PSP|KPSP|PSP|33.82298|-116.50844|America/Los_Angeles|Palm Springs International Airport
PSR|LIBP|PSR|42.43722|14.18722|Europe/Rome|Abruzzo Airport
PSS|SARP|PSS|-27.38389|-55.96750|America/Argentina/Buenos_Aires|Posadas Airport
PSU|WIOP|PSU|0.83333|112.93333|Asia/Makassar|Putussibau Airport
PSY|SFAL|PSY|-51.70000|-57.85000|Atlantic/Stanley|Port Stanley Airport
PSZ|SLPS|PSZ|-18.98047|-57.82384|America/La_Paz|Puerto Suarez Airport
PTA|PALJ|PTA|60.20277|-154.31871|America/Anchorage|Port Alsworth Airport
PTD|PAAP|PTD|56.25000|-134.65000|America/Sitka|Port Alexander Airport
PTF|NFFO|PTF|-17.78333|177.21667|Pacific/Fiji|Malololailai Airport
PTG|FAPP|PTG|-23.84528|29.45861|Africa/Johannesburg|Polokwane International Airport
PTH|PAPH|PTH|56.95667|-158.63750|America/Anchorage|Port Heiden Airport
PTJ|YPOD|PTJ|-38.31914|141.47033|Australia/Melbourne|Portland Airport (Victoria)
PTO|SSPB|PTO|-26.21667|-52.66667|America/Sao_Paulo|Juvenal Loureiro Cardoso Airport
PTP|TFFR|PTP|16.27019|-61.52678|America/Guadeloupe|Pointe-a-Pitre International Airport
PTU|PAPM|PTU|59.01139|-161.81694|America/Anchorage|Platinum Airport
PTY|MPTO|PTY|9.06690|-79.38764|America/Panama|Tocumen International Airport
PTZ|SESM|PTZ|-2.00000|-77.00000|America/Guayaquil|Pastaza Airport
PUB|KPUB|PUB|38.28421|-104.49511|America/Denver|Pueblo Memorial Airport
PUD|SAWD|PUD|-47.75000|-65.91667|America/Argentina/Buenos_Aires|Puerto Deseado Airport
PUF|LFBP|PUF|43.38235|-0.41357|Europe/Paris|Pau-Pyrenees Airport
PUG|YPAG|PUG|-32.50000|137.76667|Australia/Adelaide|Port Augusta Airport
PUJ|MDPC|PUJ|18.56248|-68.36400|America/Santo_Domingo|Punta Cana International Airport
PUQ|SCCI|PUQ|-53.00536|-70.84307|America/Santiago|Pres Ibanez Airport
PUR|SLPR|PUR|-11.11250|-67.52000|America/La_Paz|Puerto Rico Airport
PUS|RKPK|PUS|35.17932|128.94873|Asia/Seoul|Gimhae International Airport
PUU|SKAS|PUU|0.53333|-76.53333|America/Bogota|Puerto Asis Airport
PUW|KPUW|PUW|46.74472|-117.10500|America/Los_Angeles|Pullman–Moscow Regional Airport
PUY|LDPL|PUY|44.89167|13.92361|Europe/Zagreb|Pula Airport
PUZ|MNPC|PUZ|14.04528|-83.38361|America/Managua|Puerto Cabezas Airport
PVA|SKPV|PVA|13.35000|-81.35000|America/Bogota|Providencia Airport
PVD|KPVD|PVD|41.72631|-71.43632|America/New_York|T. F. Green Airport
PVG|ZSPD|SHA|31.15182|121.79981|Asia/Shanghai|Shanghai Pudong International Airport
PVH|SBPV|PVH|-8.71431|-63.89831|America/Porto_Velho|Porto Velho International Airport
PVK|LGPZ|PVK|38.92639|20.76583|Europe/Athens|Aktion Airport
PVR|MMPR|PVR|20.67830|-105.24898|America/Mexico_City|Gustavo Diaz Ordaz International Airport
PVU|KPVU|PVU|40.21806|-111.72222|America/Denver|Provo Airport
PVZ|KPVZ|PVZ|41.71667|-81.25000|America/New_York|Casement Airport
PWE|UHMP|PWE|69.78333|170.60000|Asia/Anadyr|Pevek Airport
PWM|KPWM|PWM|43.64749|-70.31031|America/New_York|Portland International Jetport
PWQ|UASP|PWQ|52.18333|77.06667|Asia/Almaty|Pavlodar Airport
PXH|YPMH|PXH|-29.71041|135.52700|Australia/Adelaide|Prominent Hill Airport
PXM|MMPS|PXM|15.85000|-97.08333|America/Mexico_City|Puerto Escondido Airport
PXO|LPPS|PXO|33.07002|-16.34501|Atlantic/Madeira|Porto Santo Airport
PXR|VTUJ|PXR|14.86667|103.50000|Asia/Bangkok|Surin Airport
PXU|VVPK|PXU|14.00635|108.00896|Asia/Ho_Chi_Minh|Pleiku Airport
PYG|VEPY|PYG|27.23250|88.58833|Asia/Kolkata|Pakyong Airport
PYJ|UERP|PYJ|66.41667|112.05000|Asia/Yakutsk|Polyarnyj Airport
PYK|OIIP|PYK|35.89167|50.88611|Asia/Tehran|Payam
PYT|SNZR|PYT|-17.33056|-47.01389|America/Sao_Paulo|Paracatu Airport
PZB|FAPM|PZB|-29.64305|30.39674|Africa/Johannesburg|Pietermaritzburg Airport
PZH|OPZB|PZH|31.35824|69.46392|Asia/Karachi|Zhob Airport
PZI|ZUZH|PZI|26.53873|101.79386|Asia/Shanghai|Pan Zhi Hua Bao An Ying
PZO|SVPR|PZO|8.28653|-62.75914|America/Caracas|Manuel Carlos Piar Guayana Airport
PZU|HSPN|PZU|19.57778|37.21389|Africa/Khartoum|Port Sudan New International Airport
QBC|CYBD|QBC|52.33333|-126.66667|America/Vancouver|Bella Coola Airport
QEA|EKAC|QEA|56.15199|10.24773|Europe/Berlin|Aarhus Sea Airport
QEC|EKCC|QEC|55.69105|12.60038|Europe/Berlin|Copenhagen Sea Airport
QGY|LHPR|QGY|47.62707|17.80834|Europe/Budapest|Gyor-Per International Airport
QHV|SSNH|QHV|-29.81111|-51.21667|America/Sao_Paulo|Novo Hamburgo
QJH|EDQH|QJH|49.58611|10.93611|Europe/Berlin|Herzogenaurach
QMA|EKAT|QMA|56.83889|11.60833|Europe/Copenhagen|Anholt
QOW|DNIM|QOW|5.42787|7.20168|Africa/Lagos|Sam Mbakwe International Airport
QPW|EPGL|QPW|50.29417|18.72792|Europe/Warsaw|Gliwice
QRE|SSKZ|QRE|-28.36389|-52.95556|America/Campo_Grande|Carazinho
QRO|MMQT|QRO|20.61736|-100.18567|America/Mexico_City|Queretaro Intercontinental Airport
QRW|DNSU|QRW|5.59449|5.81928|Africa/Lagos|Osubi Airstrip
QSF|DAAS|QSF|36.18139|5.33111|Africa/Algiers|Setif Airport
QSR|LIRI|QSR|40.62015|14.92084|Europe/Rome|Salerno Costa d'Amalfi Airport
QSZ|ZWSC|QSZ|38.24500|77.06000|Asia/Shanghai|Shache Yeerqiang Airport
QTX|KCVX|QTX|45.34778|-85.34778|America/New_York|Charlevoix Municipal
QUO|DNAI|QUO|4.87646|8.08569|Africa/Lagos|Akwa Ibom Airport
QUU|EDHE|QUU|53.64808|9.70936|Europe/Berlin|Uetersen Airport
QXC|SNXS|QXC|-4.87014|-43.35556|America/Belem|Caxias
RAB|AYTK|RAB|-4.34200|152.37649|Pacific/Port_Moresby|Tokua Airport
RAE|OERR|RAE|30.90303|41.13712|Asia/Riyadh|Arar Airport
RAH|OERF|RAH|29.62346|43.48879|Asia/Riyadh|Rafha Airport
RAI|GVNP|RAI|14.94532|-23.48657|Atlantic/Cape_Verde|Nelson Mandela International Airport
RAJ|VARK|RAJ|22.30867|70.78235|Asia/Kolkata|Rajkot Airport
RAK|GMMX|RAK|31.60187|-8.02690|Africa/Casablanca|Marrakech Menara Airport
RAM|YRNG|RAM|-12.00000|134.81667|Australia/Darwin|Ramingining Airport
RAO|SBRP|RAO|-21.13943|-47.77586|America/Sao_Paulo|Dr. Leite Lopes State Airport
RAP|KRAP|RAP|44.03758|-103.06118|America/Denver|Rapid City Regional Airport
RAR|NCRG|RAR|-21.19992|-159.79853|Pacific/Rarotonga|Rarotonga Airport
RAS|OIGG|RAS|37.32181|49.61959|Asia/Tehran|Rasht Airport
RBA|GMME|RBA|34.03614|-6.74862|Africa/Casablanca|Rabat Sale Airport
RBB|SWBR|RBB|-4.40000|-59.58333|America/Manaus|Borba Airport
RBQ|SLRQ|RBQ|-14.45000|-67.55000|America/La_Paz|Rurrenabaque Airport
RBR|SBRB|RBR|-9.96667|-67.80000|America/Rio_Branco|Rio Branco-Plácido de Castro International Airport
RBV|AGRM|RBV|-8.16556|157.63944|Pacific/Guadalcanal|Ramata Airport
RBY|PARY|RBY|64.73000|-155.46083|America/Anchorage|Ruby Airport
RCB|FARB|RCB|-28.74056|32.09306|Africa/Johannesburg|Richards Bay Airport
RCH|SKRH|RCH|11.52917|-72.92444|America/Bogota|Riohacha Airport
RCM|YRMD|RCM|-20.70045|143.11730|Australia/Brisbane|Richmond Airport
RDD|KRDD|RDD|40.50577|-122.29991|America/Los_Angeles|Redding Municipal Airport
RDM|KRDM|RDM|44.25239|-121.16012|America/Los_Angeles|Roberts Field Redmond Municipal Airport
RDO|EPRA|RDO|51.38917|21.21361|Europe/Warsaw|Warsaw Radom Airport
RDP|VEDG|RDP|23.62139|87.24333|Asia/Kolkata|Kazi Nazrul Islam Airport
RDU|KRDU|RDU|35.87359|-78.79086|America/New_York|Raleigh-Durham International Airport
RDZ|LFCR|RDZ|44.41059|2.48387|Europe/Paris|Marcillac Airport
REC|SBRF|REC|-8.13151|-34.91792|America/Belem|Recife International Airport
REG|LICR|REG|38.07528|15.65083|Europe/Rome|Tito Menniti Airport
REL|SAVT|REL|-43.23333|-65.32333|America/Argentina/Buenos_Aires|Trelew Airport
REN|UWOO|REN|51.79105|55.45670|Asia/Yekaterinburg|Orenburg Airport
REP|VDSR|REP|13.41066|103.81280|Asia/Phnom_Penh|Siem Reap International Airport
RER|MGRT|RER|14.52113|-91.69738|America/Guatemala|Retalhuleu Airport
RES|SARE|RES|-27.45139|-59.05083|America/Argentina/Buenos_Aires|Resistencia Airport
RET|ENRS|RET|67.48333|12.08333|Europe/Oslo|Rost Airport
REU|LERS|REU|41.14610|1.15332|Europe/Madrid|Reus Airport
REW|VERW|REW|24.53333|81.30000|Asia/Kolkata|Rewa Airport
REX|MMRX|REX|26.01124|-98.22756|America/Matamoros|Gen Lucio Blanco International Airport
RFD|KRFD|CHI|42.20175|-89.09537|America/Chicago|Chicago Rockford International Airport
RFP|NTTR|RFP|-16.72500|-151.46667|Pacific/Tahiti|Raiatea Airport
RGA|SAWE|RGA|-53.77917|-67.75000|America/Argentina/Ushuaia|Hermes Quijada Airport
RGI|NTTG|RGI|-14.95633|-147.65915|Pacific/Tahiti|Rangiroa Airport
RGL|SAWG|RGL|-51.61667|-69.28333|America/Argentina/Rio_Gallegos|Piloto N. Fernandez Airport
RGN|VYYY|RGN|16.90007|96.13415|Asia/Yangon|Yangon International Airport
RGO|ZKHM|RGO|41.42810|129.64700|Asia/Pyongyang|Chongjin Orang Airport
RHD|SANR|RHD|-27.53333|-64.95000|America/Argentina/Buenos_Aires|Termas de Rio Hondo Airport
RHI|KRHI|RHI|45.62571|-89.46253|America/Chicago|Oneida County Airport
RHO|LGRP|RHO|36.40187|28.09068|Europe/Athens|Rhodes Airport
RHT|ZBAR|RHT|39.21339|101.64432|Asia/Shanghai|Alxa Right Banner Badanjilin Airport
RIA|SBSM|RIA|-29.71056|-53.68750|America/Sao_Paulo|Santa Maria Airport
RIB|SLRI|RIB|-11.00694|-66.09306|America/La_Paz|Riberalta Airport
RIC|KRIC|RIC|37.50611|-77.32250|America/New_York|Richmond International Airport (Byrd Field)
RIH|MPSM|RIH|8.37116|-80.12788|America/Panama|Scarlett Martinez International Airport
RIS|RJER|RIS|45.18333|141.25000|Asia/Tokyo|Rishiri Airport
RIW|KRIW|RIW|43.06444|-108.45694|America/Denver|Riverton Airport
RIX|EVRA|RIX|56.92208|23.97981|Europe/Riga|Riga International Airport
RIY|OYRN|RIY|14.66700|49.37368|Asia/Aden|Riyan Airport
RIZ|ZSRZ|RIZ|35.40077|119.31728|Asia/Shanghai|Rizhao Shanzihe Airport
RJA|VORY|RJA|17.10964|81.82081|Asia/Kolkata|Rajahmundry Airport
RJH|VGRJ|RJH|24.43333|88.61667|Asia/Dhaka|Rajshahi Airport
RJK|LDRI|RJK|45.21583|14.56833|Europe/Zagreb|Rijeka Airport
RJM|WASN|RJM|-0.42306|130.77333|Asia/Jayapura|Marinda Airport
RJN|OIKR|RJN|30.29694|56.05667|Asia/Tehran|Rafsanjan Airport
RKD|KRKD|RKD|44.05917|-69.09806|America/New_York|Knox County Regional Airport
RKE|EKRK|CPH|55.58972|12.12818|Europe/Copenhagen|Roskilde Airport
RKI|WIBR|RKI|-0.95000|100.75000|Asia/Jakarta|Rokot Airport
RKS|KRKS|RKS|41.59803|-109.07209|America/Denver|Southwest Wyoming Regional Airport
RKT|OMRK|RKT|25.61667|55.94122|Asia/Dubai|Ras Al Khaimah International Airport
RKV|BIRK|REK|64.13106|-21.93248|Atlantic/Reykjavik|Reykjavik Domestic Airport
RKZ|ZURK|RKZ|29.35194|89.31000|Asia/Shanghai|Shigatse Peace Airport
RLG|ETNL|RLG|53.92000|12.26667|Europe/Berlin|Rostock–Laage Airport
RLK|ZBYZ|RLK|40.92639|107.73889|Asia/Shanghai|Bayannur Tianjitai Airport
RMA|YROM|RMA|-26.54355|148.77943|Australia/Brisbane|Roma Airport
RMF|HEMA|RMF|25.55579|34.59278|Africa/Cairo|Marsa Alam International Airport
RMI|LIPR|RMI|44.02295|12.61959|Europe/Rome|Federico Fellini International Airport
RML|VCCC|CMB|6.81944|79.88750|Asia/Colombo|Ratmalana Airport
RMO|LUKK|RMO|46.93544|28.93497|Europe/Chisinau|Chisinau International Airport
RMP|PFMP|RMP|65.50833|-150.14028|America/Anchorage|Rampart Airport
RMQ|RCMQ|RMQ|24.25475|120.60118|Asia/Taipei|Taichung International Airport
RMT|NTAM|RMT|-22.63878|-152.80516|Pacific/Gambier|Rimatara Airport
RMU|LEMI|RMU|37.80258|-1.12539|Europe/Madrid|Murcia-Corvera Airport
RMZ|USTJ|RMZ|58.05833|68.34861|Asia/Yekaterinburg|Tobolsk Remezov Airport
RNB|ESDF|RNB|56.25833|15.26111|Europe/Stockholm|Kallinge Airport
RNJ|RORY|RNJ|27.04221|128.40634|Asia/Tokyo|Yoron Airport
RNL|AGGR|RNL|-11.66667|160.30000|Pacific/Guadalcanal|Rennell Airport
RNN|EKRN|RNN|55.06365|14.75827|Europe/Copenhagen|Bornholm Airport
RNO|KRNO|RNO|39.50578|-119.77570|America/Los_Angeles|Reno/Tahoe International Airport
RNS|LFRN|RNS|48.06806|-1.72625|Europe/Paris|Airport Rennes Bretagne
ROA|KROA|ROA|37.32051|-79.97038|America/New_York|Roanoke-Blacksburg Regional Airport
ROB|GLRB|ROB|6.23972|-10.35889|Africa/Monrovia|Roberts International Airport
ROC|KROC|ROC|43.12797|-77.66543|America/New_York|Greater Rochester International Airport
ROI|VTUV|ROI|16.11674|103.77384|Asia/Bangkok|Roi Et Airport
ROK|YBRK|ROK|-23.37799|150.47842|Australia/Brisbane|Rockhampton Airport
ROO|SWRD|ROO|-16.43333|-54.71667|America/Campo_Grande|Rondonopolis Airport
ROP|PGRO|ROP|14.17157|145.24409|Pacific/Saipan|Rota Airport
ROR|PTRO|ROR|7.36412|134.53289|Pacific/Palau|Airai Airport
ROS|SAAR|ROS|-32.93333|-60.78333|America/Argentina/Buenos_Aires|Aeropuerto Internacional de Rosario Islas Malvinas
ROT|NZRO|ROT|-38.10982|176.31746|Pacific/Auckland|Rotorua International Airport
ROV|URRP|ROV|47.49091|39.92950|Europe/Moscow|Platov International Airport
ROW|KROW|ROW|33.30539|-104.52574|America/Denver|Roswell International Air Center
RPR|VARP|RPR|21.18456|81.73975|Asia/Kolkata|Swami Vivekananda Airport
RQA|ZWRQ|RQA|38.97472|88.00833|Asia/Shanghai|Ruoqiang Loulan Airport
RRG|FIMR|RRG|-19.75000|63.35000|Indian/Mauritius|Rodrigues Island Airport
RRR|NTKO|RRR|-16.04486|-142.47556|Pacific/Tahiti|Raroia Airport
RRS|ENRO|RRS|62.57917|11.34556|Europe/Oslo|Roros Airport
RSA|SAZR|RSA|-36.56667|-64.26667|America/Argentina/Buenos_Aires|Santa Rosa Airport
RSH|PARS|RSH|61.78306|-161.31917|America/Anchorage|Russian Mission Airport
RSI|OERS|RSI|25.63028|37.07833|Asia/Riyadh|Red Sea International Airport
RST|KRST|RST|43.91079|-92.48977|America/Chicago|Rochester International Airport
RSU|RKJY|RSU|34.84190|127.61267|Asia/Seoul|Yeosu Airport
RSW|KRSW|RSW|26.52789|-81.75526|America/New_York|Southwest Florida International Airport
RTA|NFNR|RTA|-12.48250|177.07110|Pacific/Fiji|Rotuma Island Airport
RTB|MHRO|RTB|16.31821|-86.52722|America/Tegucigalpa|Roatan Airport
RTG|WATG|RTG|-8.59692|120.47835|Asia/Makassar|Frans Sales Lega Airport
RTM|EHRD|RTM|51.94895|4.43361|Europe/Amsterdam|Rotterdam The Hague Airport
RUA|HUAR|RUA|3.03333|30.93333|Africa/Kampala|Arua Airport
RUH|OERK|RUH|24.95929|46.70288|Asia/Riyadh|King Khaled International Airport
RUL|VRQM|RUL|0.33667|73.51139|Indian/Maldives|Maavarulu Airport
RUN|FMEE|RUN|-20.89200|55.51188|Indian/Reunion|Reunion Roland Garros Airport
RUR|NTAR|RUR|-22.43333|-151.33333|Pacific/Tahiti|Rurutu Airport
RUS|AGGU|RUS|-8.50000|161.25000|Pacific/Guadalcanal|Marau Sound Airport
RUT|KRUT|RUT|43.52944|-72.94833|America/New_York|Rutland Airport
RVE|SKSA|RVE|6.91667|-71.90000|America/Bogota|Saravena Airport
RVK|ENRM|RVK|64.88333|11.23333|Europe/Oslo|Rorvik Airport, Ryumsjoen
RVN|EFRO|RVN|66.55905|25.82961|Europe/Helsinki|Rovaniemi Airport
RVV|NTAV|RVV|-25.88333|-147.65000|Pacific/Tahiti|Raivavae Airport
RWN|UKLR|RWN|50.60000|26.15000|Europe/Kyiv|Rovno Airport
RXS|RPVR|RXS|11.60066|122.74882|Asia/Manila|Roxas City Airport
RYB|UUBK|RYB|58.13333|38.86667|Europe/Moscow|Rybinsk Airport
RYK|OPRK|RYK|28.39178|70.28662|Asia/Karachi|Rahim Yar Khan Airport
RYO|SAWT|RYO|-51.60448|-72.21959|America/Argentina/Buenos_Aires|Rio Turbio Airport
RZE|EPRZ|RZE|50.11525|22.03133|Europe/Warsaw|Rzeszow International Airport
RZR|OINR|RZR|36.90462|50.68244|Asia/Tehran|Ramsar Airport
RZV|LTFO|RZV|41.16917|40.82889|Europe/Istanbul|Rize–Artvin Airport
SAB|TNCS|SAB|17.65000|-63.21667|America/Curacao|J. Yrausquin Airport
SAF|KSAF|SAF|35.61750|-106.08833|America/Denver|Santa Fe Regional Airport
SAG|VASD|SAG|19.68861|74.37889|Asia/Kolkata|Shirdi Airport
SAH|OYSN|SAH|15.47360|44.22511|Asia/Aden|Sana'a International Airport
SAI|VDSA|SAI|13.37553|104.22065|Asia/Phnom_Penh|Siem Reap–Angkor International Airport
SAL|MSLP|SAL|13.44513|-89.05723|America/El_Salvador|El Salvador International Airport
SAN|KSAN|SAN|32.73194|-117.19731|America/Los_Angeles|San Diego International Airport
SAP|MHLM|SAP|15.45624|-87.92780|America/Tegucigalpa|Ramon Villeda Morales International Airport
SAQ|MYAN|SAQ|25.05000|-78.05000|America/Nassau|San Andros Airport
SAT|KSAT|SAT|29.52494|-98.47264|America/Chicago|San Antonio International Airport
SAV|KSAV|SAV|32.13580|-81.21059|America/New_York|Savannah/Hilton Head International Airport
SAW|LTFJ|IST|40.90468|29.30919|Europe/Istanbul|Sabiha Gokcen International Airport
SBA|KSBA|SBA|34.43283|-119.83648|America/Los_Angeles|Santa Barbara Municipal Airport
SBD|KSBD|SBD|34.09848|-117.24290|America/Los_Angeles|San Bernadino International Airport
SBH|TFFJ|SBH|17.90440|-62.84360|America/Guadeloupe|St. Barthelemy Airport
SBN|KSBN|SBN|41.70056|-86.31334|America/Indiana/Indianapolis|South Bend International Airport
SBP|KSBP|SBP|35.23911|-120.64062|America/Los_Angeles|San Luis Obispo County Regional Airport
SBR|YSII|SBR|-9.38333|142.63333|Australia/Brisbane|Saibai Island Airport
SBT|USDA|SBT|71.21713|72.04957|Asia/Yekaterinburg|Sabetta International Airport
SBW|WBGS|SBW|2.25500|111.98658|Asia/Kuala_Lumpur|Sibu Airport
SBY|KSBY|SBY|38.34312|-75.51727|America/New_York|Wicomico Regional Airport
SBZ|LRSB|SBZ|45.78976|24.09353|Europe/Bucharest|Sibiu Airport
SCC|PASC|SCC|70.19656|-148.46421|America/Anchorage|Prudhoe Bay/Deadhorse Airport
SCE|KUNV|SCE|40.85372|-77.84823|America/New_York|University Park Airport
SCK|KSCK|SCK|37.89444|-121.23917|America/Los_Angeles|Stockton Metropolitan Airport
SCL|SCEL|SCL|-33.39667|-70.79341|America/Santiago|Santiago International Airport
SCM|PACM|SCM|61.84639|-165.59389|America/Anchorage|Scammon Bay Sea Plane Base
SCN|EDDR|SCN|49.22009|7.11271|Europe/Berlin|Saarbruecken Airport
SCO|UATE|SCO|43.85745|51.08907|Asia/Oral|Aktau International Airport
SCQ|LEST|SCQ|42.89732|-8.42033|Europe/Madrid|Santiago De Compostela Airport
SCR|ESKS|SCR|61.15900|12.84000|Europe/Stockholm|Sälen/Scandinavian Mountains Airport
SCT|OYSQ|SCT|12.62755|53.90924|Asia/Aden|Socotra Airport
SCU|MUCU|SCU|19.96917|-75.83583|America/Havana|Antonio Maceo Airport
SCV|LRSV|SCV|47.68577|26.35166|Europe/Bucharest|Suceava Airport
SCW|UUYY|SCW|61.66667|50.76667|Europe/Moscow|Syktyvkar Airport
SCY|SEST|SCY|-0.83333|-89.43333|Pacific/Galapagos|San Cristobal Airport
SCZ|AGGL|SCZ|-11.61667|166.85000|Pacific/Guadalcanal|Santa Cruz Island Airport
SDD|FNUB|SDD|-14.92444|13.57667|Africa/Luanda|Lubango Airport
SDE|SANE|SDE|-27.76528|-64.32222|America/Argentina/Buenos_Aires|Santiago Del Estero Airport
SDF|KSDF|SDF|38.18637|-85.74179|America/Kentucky/Louisville|Louisville Muhammad Ali International Airport
SDG|OICS|SDG|35.25147|47.01377|Asia/Tehran|Sanandaj Airport
SDJ|RJSS|SDJ|38.13556|140.92389|Asia/Tokyo|Sendai Airport
SDK|WBKS|SDK|5.89688|118.06183|Asia/Kuala_Lumpur|Sandakan Airport
SDL|ESNN|SDL|62.52656|17.43873|Europe/Stockholm|Sundsvall-Timra Airport
SDN|ENSD|SDN|61.76667|6.21667|Europe/Oslo|Sandane Airport
SDP|PASD|SDP|55.31667|-160.51389|America/Anchorage|Sand Point Municipal Airport
SDQ|MDSD|SDQ|18.43013|-69.67674|America/Santo_Domingo|Las Americas International Airport
SDR|LEXJ|SDR|43.42309|-3.82445|Europe/Madrid|Santander Airport
SDS|RJSD|SDS|38.00000|138.41667|Asia/Tokyo|Sado Shima Airport
SDU|SBRJ|RIO|-22.91154|-43.16710|America/Sao_Paulo|Rio de Janeiro Santos Dumont Airport
SDW|VOSR|SDW|16.00000|73.53333|Asia/Kolkata|Sindhudurg Airport
SDY|KSDY|SDY|47.70694|-104.19194|America/Denver|Richland Municipal Airport
SEA|KSEA|BFI|47.44384|-122.30173|America/Los_Angeles|Seattle-Tacoma International Airport
SEB|HLLS|SEB|27.00148|14.46135|Africa/Tripoli|Sebha Airport
SEI|SNBF|SEI|-10.45000|-40.18333|America/Belem|Senhor Do Bonfim Airport
SEK|UESK|SEK|67.47922|153.73500|Asia/Magadan|Srednekolymsk Airport
SEN|EGMC|LON|51.57265|0.69825|Europe/London|London Southend Airport
SET|SNHS|SET|-8.05278|-38.38611|America/Recife|Santa Magalhaes
SEU|HTSN|SEU|-2.45670|34.82155|Africa/Dar_es_Salaam|Seronera Airstrip
SEW|HESW|SEW|29.34542|25.50600|Africa/Cairo|Siwa Oasis North Airport
SEZ|FSIA|SEZ|-4.67127|55.51128|Indian/Mahe|Seychelles International Airport
SFA|DTTX|SFA|34.71667|10.68333|Africa/Tunis|Sfax–Thyna International Airport
SFB|KSFB|ORL|28.77512|-81.24320|America/New_York|Orlando Sanford International Airport
SFC|TFFC|SFC|16.25000|-61.28333|America/Guadeloupe|Saint Francois Airport
SFG|TFFG|SFG|18.10055|-63.04889|America/Marigot|Esperance Airport
SFJ|BGSF|SFJ|67.01222|-50.71972|America/Godthab|Kangerlussuaq Airport
SFL|GVSF|SFL|14.90000|-24.51667|Atlantic/Cape_Verde|Sao Filipe Airport
SFN|SAAV|SFN|-31.71667|-60.81667|America/Argentina/Buenos_Aires|Santa Fe Airport
SFO|KSFO|SFO|37.61521|-122.38988|America/Los_Angeles|San Francisco International Airport
SFS|RPLB|SFS|14.78556|120.26722|Asia/Manila|Subic Bay International Airport
SFT|ESNS|SFT|64.62251|21.06855|Europe/Stockholm|Skelleftea Airport
SGC|USRR|SGC|61.33992|73.40953|Asia/Yekaterinburg|Surgut International Airport
SGD|EKSB|SGD|54.96444|9.79173|Europe/Copenhagen|Sonderborg Airport
SGF|KSGF|SGF|37.23871|-93.39693|America/Chicago|Springfield-Branson National Airport
SGN|VVTS|SGN|10.81305|106.66248|Asia/Ho_Chi_Minh|Tan Son Nhat International Airport
SGO|YSGE|SGO|-28.05333|148.59389|Australia/Brisbane|St. George Airport
SGU|KSGU|SGU|37.03263|-113.51017|America/Denver|St. George Regional Airport
SGY|PAGY|SGY|59.46056|-135.31556|America/Juneau|Skagway Airport
SHA|ZSSS|SHA|31.19779|121.33347|Asia/Shanghai|Shanghai Hongqiao International Airport
SHB|RJCN|SHB|43.57220|144.95613|Asia/Tokyo|Nakashibetsu Airport
SHC|HASR|SHC|14.08374|38.26824|Africa/Addis_Ababa|Indaselassie Airport
SHD|KSHD|SHD|38.26389|-78.89667|America/New_York|Shenandoah Valley Airport
SHE|ZYTX|SHE|41.63499|123.48573|Asia/Shanghai|Shenyang Taoxian International Airport
SHF|ZWHZ|SHF|44.24417|85.89473|Asia/Urumqi|Shihezi Huayuan Airport
SHG|PAHG|SHG|66.88972|-157.15778|America/Anchorage|Shungnak Airport
SHH|PASH|SHH|66.25694|-166.05833|America/Anchorage|Shishmaref Airport
SHI|RORS|SHI|24.81667|125.15000|Asia/Tokyo|Shimojishima Airport
SHJ|OMSJ|SHJ|25.32087|55.52029|Asia/Dubai|Sharjah International Airport
SHL|VEBI|SHL|25.70487|91.97598|Asia/Kolkata|Shillong Airport
SHM|RJBD|SHM|33.66139|135.35806|Asia/Tokyo|Shirahama Airport
SHO|FDSK|SHO|-26.34864|31.72112|Africa/Mbabane|King Mswati III International Airport
SHR|KSHR|SHR|44.77417|-106.97722|America/Denver|Sheridan Airport
SHS|ZHSS|SHS|30.28333|112.45000|Asia/Shanghai|Jingzhou Shashi Airport
SHV|KSHV|SHV|32.45471|-93.82838|America/Chicago|Shreveport Regional Airport
SHW|OESH|SHW|17.46946|47.11198|Asia/Riyadh|Sharurah Airport
SHY|HTSY|SHY|-3.60819|33.50449|Africa/Dar_es_Salaam|Shinyanga Airport
SID|GVAC|SID|16.73470|-22.94361|Atlantic/Cape_Verde|Amilcar Cabral International Airport
SIF|VNSI|SIF|27.16356|84.97920|Asia/Kathmandu|Simara Airport
SIG|TJIG|SJU|18.45601|-66.09931|America/Puerto_Rico|Fernando Luis Ribas Dominicci Airport
SIH|VNDT|SIH|29.26667|80.97500|Asia/Kathmandu|Silgarhi Doti Airport
SIN|WSSS|SIN|1.36117|103.99020|Asia/Singapore|Singapore Changi Airport
SIP|UKFF|SIP|45.02066|33.99819|Europe/Kyiv|Simferopol International Airport
SIS|FASS|SIS|-27.64918|22.99914|Africa/Johannesburg|Sishen Airport
SIT|PASI|SIT|57.04861|-135.23333|America/Sitka|Sitka Airport
SJC|KSJC|SJC|37.36674|-121.92637|America/Los_Angeles|Norman Y. Mineta San Jose International Airport
SJD|MMSD|SJD|23.16235|-109.71728|America/Mazatlan|Los Cabos International Airport
SJE|SKSJ|SJE|2.58333|-72.66667|America/Bogota|San Jose del Guaviare Airport
SJI|RPUH|SJI|12.36082|121.04557|Asia/Manila|San Jose Airport
SJJ|LQSA|SJJ|43.82669|18.33607|Europe/Sarajevo|Sarajevo International Airport
SJK|SBSJ|SJK|-23.22889|-45.87111|America/Sao_Paulo|Professor Urbano Ernesto Stumpf Airport
SJL|SBUA|SJL|-0.14833|-66.98556|America/Manaus|Sao Gabriel da Cachoeira Airport
SJO|MROC|SJO|9.99824|-84.20408|America/Costa_Rica|Juan Santamaria International Airport
SJP|SBSR|SJP|-20.81485|-49.40624|America/Sao_Paulo|Sao Jose do Rio Preto Airport
SJT|KSJT|SJT|31.35972|-100.49444|America/Chicago|San Angelo Regional Airport
SJU|TJSJ|SJU|18.43740|-66.00468|America/Puerto_Rico|Luis Munoz Marin International Airport
SJW|ZBSJ|SJW|38.28187|114.69211|Asia/Shanghai|Shijiazhuang Zhengding International Airport
SJZ|LPSJ|SJZ|38.66462|-28.16843|Atlantic/Azores|Sao Jorge Island Airport
SKB|TKPK|SKB|17.31084|-62.71397|America/St_Kitts|Robert L. Bradshaw International Airport
SKD|UTSS|SKD|39.69622|66.99085|Asia/Tashkent|Samarkand Airport
SKG|LGTS|SKG|40.52083|22.97222|Europe/Athens|Thessaloniki Airport Makedonia
SKH|VNSK|SKH|28.33333|82.50833|Asia/Kathmandu|Surkhet Airport
SKK|PFSH|SKK|64.32417|-161.13889|America/Anchorage|Shaktoolik Airport
SKN|ENSK|SKN|68.57915|15.03292|Europe/Oslo|Stokmarknes Skagen Airport
SKO|DNSO|SKO|13.00639|5.24222|Africa/Lagos|Sokoto Airport
SKP|LWSK|SKP|41.96056|21.62576|Europe/Skopje|Skopje International Airport
SKT|OPST|SKT|32.53333|74.50000|Asia/Karachi|Sialkot Airport
SKU|LGSY|SKU|38.91667|24.56667|Europe/Athens|Skiros Airport
SKX|UWPS|SKX|54.12763|45.21610|Europe/Moscow|Saransk Airport
SKZ|OPSK|SKZ|27.72336|68.79580|Asia/Karachi|Sukkur Airport
SLA|SASA|SLA|-24.84422|-65.47849|America/Argentina/Buenos_Aires|Martin Miguel de Guemes International Airport
SLC|KSLC|SLC|40.78565|-111.98067|America/Denver|Salt Lake City International Airport
SLD|LZSL|SLD|48.63796|19.13442|Europe/Bratislava|Sliac Airport
SLE|KSLE|SLE|44.99528|-123.02500|America/Los_Angeles|McNary Field
SLH|NVSC|SLH|-13.88333|167.55000|Pacific/Efate|Sola Airport
SLI|FLSW|SLI|-12.17222|26.36667|Africa/Lusaka|Solwezi Airport
SLK|KSLK|SLK|44.38278|-74.20667|America/New_York|Adirondack Airport
SLL|OOSA|SLL|17.04519|54.08911|Asia/Muscat|Salalah International Airport
SLM|LESA|SLM|40.95194|-5.50194|Europe/Madrid|Matacan Airport
SLN|KSLN|SLN|38.79083|-97.65250|America/Chicago|Salina Regional Airport
SLP|MMSP|SLP|22.25547|-100.93680|America/Mexico_City|San Luis Potosi Airport
SLQ|PASL|SLQ|61.70500|-157.16667|America/Anchorage|Sleetmute Airport
SLU|TLPC|SLU|14.02002|-60.99583|America/St_Lucia|George F. L. Charles Airport
SLX|MBSY|SLX|21.33333|-71.20167|America/Grand_Turk|Salt Cay Airport
SLY|USDD|SLY|66.59036|66.59155|Asia/Yekaterinburg|Salekhard Airport
SLZ|SBSL|SLZ|-2.58332|-44.23668|America/Belem|Marechal Cunha Machado International Airport
SMA|LPAZ|SMA|36.96667|-25.10000|Atlantic/Azores|Vila Do Porto Airport
SMF|KSMF|SMF|38.69228|-121.59369|America/Los_Angeles|Sacramento International Airport
SMI|LGSM|SMI|37.69145|26.91442|Europe/Athens|Samos Airport
SMK|PAMK|SMK|63.48430|-162.11181|America/Anchorage|St. Michael Airport
SML|MYLS|SML|23.58333|-75.26806|America/Nassau|Stella Maris Airport
SMN|KSMN|SMN|45.11506|-113.88591|America/Boise|Lemhi County Airport
SMQ|WAOS|SMQ|-2.50281|112.97900|Asia/Jakarta|H. Asan Airport
SMR|SKSM|SMR|11.11713|-74.23270|America/Bogota|Simon Bolivar International Airport
SMS|FMMS|SMS|-17.08333|49.81667|Indian/Antananarivo|Sainte Marie Airport
SMT|SBSO|SMT|-12.47994|-55.67487|America/Cuiaba|Sorriso Airport
SMX|KSMX|SMX|34.90500|-120.45778|America/Los_Angeles|Santa Maria Public Airport
SNA|KSNA|SNA|33.68020|-117.86054|America/Los_Angeles|John Wayne Airport
SNB|YSNB|SNB|-11.41667|130.66667|Australia/Darwin|Snake Bay Airport
SNE|GVSN|SNE|16.58694|-24.28861|Atlantic/Cape_Verde|Preguica Airport
SNN|EINN|SNN|52.69248|-8.92039|Europe/Dublin|Shannon Airport
SNO|VTUI|SNO|17.28333|104.10000|Asia/Bangkok|Sakon Nakhon Airport
SNP|PASN|SNP|57.15222|-170.21722|America/Anchorage|Saint Paul Island Airport
SNR|LFRZ|SNR|47.31205|-2.15386|Europe/Paris|Montoir Airport
SNU|MUSC|SNU|22.49194|-79.94194|America/Havana|Abel Santamaria Airport
SNW|VYTD|SNW|18.45388|94.30038|Asia/Yangon|Thandwe Airport
SNX|OIIS|SNX|35.59472|53.49528|Asia/Tehran|Semnan Municipal
SOB|LHSM|SOB|46.71347|17.24044|Europe/Budapest|Sarmellek/Balaton Airport
SOC|WARQ|SOC|-7.51446|110.74996|Asia/Jakarta|Adi Sumarmo International Airport
SOD|SDCO|SOD|-23.47631|-47.47610|America/Sao_Paulo|Sorocaba Airport
SOF|LBSF|SOF|42.68834|23.41443|Europe/Sofia|Sofia International Airport
SOG|ENSG|SOG|61.15813|7.13699|Europe/Oslo|Sogndal Airport
SOI|YSML|SOI|-20.75000|148.58333|Australia/Lindeman|South Molle Island Airport
SOJ|ENSR|SOJ|69.78333|20.93333|Europe/Oslo|Sorkjosen Airport
SOM|SVST|SOM|8.94608|-64.14502|America/Caracas|San Tome Airport
SON|NVSS|SON|-15.50825|167.21874|Pacific/Efate|Santo Pekoa International Airport
SOQ|WASS|SOQ|-0.89021|131.29059|Asia/Jayapura|Domine Eduard Osok Airport
SOU|EGHI|SOU|50.95072|-1.36132|Europe/London|Southampton Airport
SOV|PASO|SOV|59.44250|-151.70417|America/Anchorage|Seldovia Airport
SOW|KSOW|SOW|34.26444|-110.00417|America/Phoenix|Show Low Airport
SOY|EGER|SOY|59.15405|-2.64050|Europe/London|Stronsay Airport
SPC|GCLA|SPC|28.62639|-17.75556|Atlantic/Canary|La Palma Airport
SPD|VGSD|SPD|25.75927|88.90897|Asia/Dhaka|Saidpur Airport
SPI|KSPI|SPI|39.84417|-89.67889|America/Chicago|Abraham Lincoln Capital Airport
SPN|PGSN|SPN|15.12218|145.72326|Pacific/Saipan|Saipan International Airport
SPP|FNME|SPP|-14.63750|17.72556|Africa/Luanda|Menongue Airport
SPR|MZSP|SPR|17.91707|-87.96571|America/Belize|San Pedro Airport
SPS|KSPS|SPS|33.98833|-98.49194|America/Chicago|Sheppard Air Force Base
SPU|LDSP|SPU|43.53652|16.29946|Europe/Zagreb|Split Airport
SPX|HESX|SPX|30.10972|30.89444|Africa/Cairo|Sphinx International Airport
SPY|DISP|SPY|4.74669|-6.65886|Africa/Abidjan|San Pedro Airport
SQD|ZSSR|SQD|28.38028|117.96139|Asia/Shanghai|Shangrao Sanqingshan Airport
SQG|WIOS|SQG|-0.04194|111.45667|Asia/Makassar|Tebelian Airport
SQJ|ZSSM|SQJ|26.42581|117.83893|Asia/Shanghai|Sanming Shaxian Airport
SQL|KSQL|SQL|37.48333|-122.25000|America/Los_Angeles|San Carlos Airport
SRA|SSZR|SRA|-27.86667|-54.48333|America/Sao_Paulo|Santa Rosa Airport
SRE|SLAL|SRE|-19.24684|-65.14961|America/La_Paz|Alcantari International Airport
SRG|WARS|SRG|-6.97916|110.37855|Asia/Jakarta|Jenderal Ahmad Yani International Airport
SRP|ENSA|SRP|59.83333|5.41667|Europe/Oslo|Stord Airport
SRQ|KSRQ|SRQ|27.38748|-82.55328|America/New_York|Sarasota Bradenton International Airport
SRT|HUSO|SRT|1.70000|33.61667|Africa/Kampala|Soroti Airport
SRY|OINZ|SRY|36.63573|53.19728|Asia/Tehran|Dashte Naz Airport
SRZ|SLET|VVI|-17.81105|-63.17171|America/La_Paz|El Trompillo Airport
SSA|SBSV|SSA|-12.91399|-38.33520|America/Belem|Deputado Luis Eduardo Magalhaes International Airport
SSG|FGSL|SSG|3.75779|8.71610|Africa/Malabo|Malabo Airport
SSH|HESH|SSH|27.97936|34.38525|Africa/Cairo|Sharm El Sheikh International Airport
SSJ|ENST|SSJ|65.95994|12.47652|Europe/Oslo|Sandnessjoen Airport
SSR|NVSH|SSR|-15.47295|168.15371|Pacific/Efate|Sara Airport
SST|SAZL|SST|-33.41667|-60.78333|America/Argentina/Buenos_Aires|Santa Teresita Airport
SSY|FNBC|SSY|-6.27389|14.24417|Africa/Luanda|M'Banza Congo Airport
STC|KSTC|STC|45.54562|-94.05783|America/Chicago|St. Cloud Municipal Airport
STD|SVSO|STD|7.57049|-72.04412|America/Caracas|Mayor Buenaventura Vivas
STG|PAPB|STG|56.60000|-169.55250|America/Anchorage|St. George Island Airport
STI|MDST|STI|19.40293|-70.60187|America/Santo_Domingo|Cibao International Airport
STL|KSTL|STL|38.74871|-90.37900|America/Chicago|St. Louis Lambert International Airport
STM|SBSN|STM|-2.42489|-54.78639|America/Porto_Velho|Santarem-Maestro Wilson Fonseca Airport
STN|EGSS|LON|51.88927|0.26270|Europe/London|London Stansted Airport
STR|EDDS|STR|48.69073|9.19362|Europe/Berlin|Stuttgart Airport
STS|KSTS|STS|38.50996|-122.80670|America/Los_Angeles|Charles M. Schulz–Sonoma County Airport
STT|TIST|STT|18.33750|-64.96944|America/St_Thomas|Cyril E. King Airport
STV|VASU|STV|21.11766|72.74526|Asia/Kolkata|Surat International Airport
STW|URMT|STW|45.33333|42.00833|Europe/Moscow|Stavropol Airport
STX|TISX|STX|17.70194|-64.79861|America/St_Thomas|Henry E. Rohlsen Airport
STZ|SWST|STZ|-10.30028|-50.45000|America/Cuiaba|Santa Terezinha Airport
SUB|WARR|SUB|-7.37794|112.79378|Asia/Jakarta|Juanda International Airport
SUF|LICA|SUF|38.91002|16.24497|Europe/Rome|Lamezia Terme International Airport
SUG|RPMS|SUG|9.75889|125.47917|Asia/Manila|Surigao Airport
SUI|UGSS|SUI|42.86667|41.11667|Asia/Tbilisi|Babusheri Airport
SUJ|LRSM|SUJ|47.70609|22.88340|Europe/Bucharest|Satu Mare International Airport
SUK|UEBS|SUK|67.79194|130.39083|Asia/Vladivostok|Sakkyryr Airport
SUN|KSUN|SUN|43.50647|-114.30082|America/Boise|Friedman Memorial Airport
SUV|NFNA|SUV|-18.04588|178.55982|Pacific/Fiji|Nausori Airport
SUX|KSUX|SUX|42.40194|-96.38417|America/Chicago|Sioux Gateway Airport
SUY|UENS|SUY|62.18472|117.63611|Asia/Yakutsk|Suntar Airport
SVA|PASA|SVA|63.69093|-170.48679|America/Anchorage|Savoonga Airport
SVB|FMNS|SVB|-14.27694|50.17500|Indian/Antananarivo|Sambava Airport
SVC|KSVC|SVC|32.63194|-108.15389|America/Denver|Grant County Airport (New Mexico)
SVD|TVSA|SVD|13.15639|-61.15028|America/St_Vincent|Argyle International Airport
SVG|ENZV|SVG|58.88215|5.62920|Europe/Oslo|Stavanger Airport Sola
SVI|SKSV|SVI|2.15000|-74.76667|America/Bogota|San Vicente del Caguan Airport
SVJ|ENSH|SVJ|68.24498|14.66777|Europe/Oslo|Svolvaer Airport, Helle
SVL|EFSA|SVL|61.94419|28.93255|Europe/Helsinki|Savonlinna Airport
SVO|UUEE|MOW|55.96632|37.41657|Europe/Moscow|Sheremetyevo International Airport
SVQ|LEZL|SVQ|37.42348|-5.90014|Europe/Madrid|Seville Airport
SVU|NFNS|SVU|-16.79883|179.33912|Pacific/Fiji|Savusavu Airport
SVX|USSS|SVX|56.75033|60.80431|Asia/Yekaterinburg|Koltsovo Airport
SVZ|SVSA|SVZ|7.83931|-72.44006|America/Caracas|Juan Vicente Gomez International Airport
SWA|ZGOW|SWA|23.54944|116.51028|Asia/Shanghai|Jieyang Chaoshan Airport
SWF|KSWF|NYC|41.49843|-74.10104|America/New_York|Stewart International Airport
SWL|RPSV|SWL|10.52500|119.27389|Asia/Manila|San Vicente
SWO|KSWO|SWO|36.15889|-97.08556|America/Chicago|Stillwater Regional Airport
SWQ|WADS|SWQ|-8.48912|117.41409|Asia/Makassar|Sultan Muhammad Kaharuddin III Airport
SWX|FBSW|SWX|-18.38333|21.83333|Africa/Gaborone|Shakawe Airport
SXB|LFST|SXB|48.54488|7.62767|Europe/Paris|Strasbourg Airport
SXK|WAPI|SXK|-7.84953|131.33400|Asia/Jayapura|Mathilda Batlayeri Airport
SXM|TNCM|SXM|18.04123|-63.10865|America/Guadeloupe|Princess Juliana International Airport
SXR|VISR|SXR|34.00231|74.76263|Asia/Kolkata|Sheikh Ul-Alam International Airport Srinagar
SYD|YSSY|SYD|-33.93292|151.17990|Australia/Sydney|Sydney Airport
SYM|ZPSM|SYM|22.79657|100.96222|Asia/Shanghai|Pu'er Simao Airport
SYO|RJSY|SYO|38.80944|139.79056|Asia/Tokyo|Shonai Airport
SYQ|MRPV|SJO|10.02222|-84.22778|America/Costa_Rica|Tobias Bolanos International
SYR|KSYR|SYR|43.11398|-76.11223|America/New_York|Hancock International Airport
SYS|UERS|SYS|71.92889|114.08222|Asia/Yakutsk|Saskylakh Airport
SYU|YWBS|SYU|-10.20833|142.81667|Australia/Brisbane|Warraber Island Airport
SYX|ZJSY|SYX|18.30528|109.40888|Asia/Shanghai|Sanya Phoenix International Airport
SYY|EGPO|SYY|58.21363|-6.32200|Europe/London|Stornoway Airport
SYZ|OISS|SYZ|29.54613|52.58997|Asia/Tehran|Shahid Dastgheyb International Airport
SZA|FNSO|SZA|-6.14064|12.37515|Africa/Luanda|Soyo Airport
SZB|WMSA|KUL|3.13064|101.55808|Asia/Kuala_Lumpur|Sultan Abdul Aziz Shah Airport
SZE|HASM|SZE|11.78748|40.99172|Africa/Addis_Ababa|Semera Airport
SZF|LTFH|SZF|41.25738|36.55506|Europe/Istanbul|Samsun-Carsamba Airport
SZG|LOWS|SZG|47.79123|12.99733|Europe/Vienna|Salzburg Airport
SZI|UASZ|SZI|47.48725|84.88725|Asia/Almaty|Zaisan Airport
SZT|MMSC|SZT|16.69056|-92.54417|America/Mexico_City|San Cristobal de las Casas Airport
SZX|ZGSZ|SZX|22.63944|113.81083|Asia/Shanghai|Shenzhen Bao'an International Airport
SZY|EPSY|SZY|53.48192|20.93767|Europe/Warsaw|Olsztyn-Mazury Airport
SZZ|EPSC|SZZ|53.59352|14.89461|Europe/Warsaw|Solidarity Szczecin–Goleniow Airport
TAB|TTCP|TAB|11.15254|-60.83969|America/Port_of_Spain|A.N.R. Robinson International Airport
TAC|RPVA|TAC|11.22684|125.02592|Asia/Manila|D. Z. Romualdez Airport
TAE|RKTN|TAE|35.89925|128.63787|Asia/Seoul|Daegu International Airport
TAG|RPSP|TAG|9.56667|123.77500|Asia/Manila|Bohol–Panglao International Airport
TAH|NVVW|TAH|-19.45845|169.22822|Pacific/Efate|Tanna Airport
TAI|OYTZ|TAI|13.68555|44.13435|Asia/Aden|Al Janad Airport
TAJ|AYTJ|TAJ|-3.18333|142.41667|Pacific/Port_Moresby|Tadji Airport
TAK|RJOT|TAK|34.21902|134.01825|Asia/Tokyo|Takamatsu Airport
TAL|PATA|TAL|65.17442|-152.10996|America/Anchorage|Ralph M Calhoun Airport
TAM|MMTM|TAM|22.28908|-97.87016|America/Mexico_City|Tampico International Airport
TAO|ZSQD|TAO|36.36194|120.08833|Asia/Shanghai|Qingdao Jiaodong International Airport
TAP|MMTP|TAP|14.90972|-92.25306|America/Mexico_City|Tapachula International Airport
TAS|UTTT|TAS|41.26271|69.26619|Asia/Tashkent|Tashkent International Airport
TAT|LZTT|TAT|49.07328|20.24812|Europe/Bratislava|Poprad/Tatry Airport
TAY|EETU|TAY|58.30969|26.69090|Europe/Tallinn|Tartu Airport
TAZ|UTAT|TAZ|41.76368|59.83405|Asia/Ashgabat|Dashoguz Airport
TBB|VVTH|TBB|13.09167|109.34444|Asia/Ho_Chi_Minh|Tuy Hoa Airport
TBG|AYTB|TBG|-5.27472|141.22701|Pacific/Port_Moresby|Tabubil Airport
TBH|RPVU|TBH|12.31582|122.08197|Asia/Manila|Tugdan Airport
TBI|MYCB|TBI|24.31500|-75.45361|America/Nassau|New Bight Airport
TBJ|DTKA|TBJ|36.97833|8.87639|Africa/Tunis|Tabarka-Ain Draham Airport
TBM|WAOW|TBM|-3.25000|112.58333|Asia/Makassar|Tumbang Samba Airport
TBN|KTBN|TBN|37.74139|-92.14056|America/Chicago|Forney Army Air Field
TBO|HTTB|TBO|-5.07344|32.83474|Africa/Dar_es_Salaam|Tabora Airport
TBP|SPME|TBP|-3.55082|-80.38403|America/Lima|Capitan FAP Pedro Canga Rodriguez Airport
TBS|UGTB|TBS|41.67406|44.95896|Asia/Tbilisi|Tbilisi International Airport
TBT|SBTT|TBT|-4.25136|-69.93957|America/Porto_Velho|Tabatinga International Airport
TBU|NFTF|TBU|-21.24218|-175.14192|Pacific/Tongatapu|Fua'amotu International Airport
TBZ|OITT|TBZ|38.12285|46.24427|Asia/Tehran|Tabriz Airport
TCA|YTNK|TCA|-19.64090|134.18449|Australia/Darwin|Tennant Creek Airport
TCB|MYAT|TCB|26.73500|-77.37222|America/Nassau|Treasure Cay Airport
TCD|SKRA|TCD|-2.89398|-69.74535|America/Bogota|Tarapaca Airport
TCG|ZWTC|TCG|46.67059|83.33973|Asia/Urumqi|Tacheng Airport
TCO|SKCO|TCO|1.81667|-78.76667|America/Bogota|La Florida Airport
TCP|HETB|TCP|29.59420|34.77708|Africa/Cairo|Taba International Airport
TCQ|SPTN|TCQ|-18.06333|-70.27889|America/Lima|Tacna Airport
TCR|VOTK|TCR|8.71667|78.03333|Asia/Kolkata|Tuticorin Airport
TCT|PPCT|TCT|62.99278|-156.06556|America/Anchorage|Takotna Airport
TCZ|ZUTC|TCZ|24.93938|98.48203|Asia/Shanghai|Tengchong Tuofeng Airport
TDK|UAAT|TDK|45.10929|78.44133|Asia/Almaty|Taldykorgan Airport
TDS|AYSS|TDS|-7.62278|142.86889|Pacific/Port_Moresby|Sasereme
TDX|VTBO|TDX|12.27395|102.31867|Asia/Bangkok|Trat Airport
TEB|KTEB|TEB|40.84972|-74.06222|America/New_York|Teterboro Airport
TEE|DABS|TEE|35.42859|8.12407|Africa/Algiers|Cheikh Larbi Tebessi Airport
TEK|PAKA|TEK|60.87191|-146.68823|America/Anchorage|Tatitlek Airport
TEN|ZUTR|TEN|27.88369|109.29902|Asia/Shanghai|Tongren Airport
TEQ|LTBU|TEQ|40.96667|27.50000|Europe/Istanbul|Corlu Airport
TER|LPLA|TER|38.75408|-27.08757|Atlantic/Azores|Lajes Field
TET|FQTT|TET|-16.10333|33.63889|Africa/Maputo|Matundo Airport
TEX|KTEX|TEX|37.95354|-107.90100|America/Denver|Telluride Regional Airport
TEZ|VETZ|TEZ|26.70681|92.77794|Asia/Kolkata|Tezpur Airport
TFF|SBTF|TFF|-3.37979|-64.72422|America/Manaus|Tefe Airport
TFI|AYTU|TFI|-9.07769|149.31665|Pacific/Port_Moresby|Tufi Airport
TFN|GCXO|TCI|28.48806|-16.34598|Atlantic/Canary|Tenerife North Airport
TFS|GCTS|TCI|28.04444|-16.57250|Atlantic/Canary|Tenerife South Airport
TFU|ZUTF|TFU|30.31900|104.44500|Asia/Shanghai|Chengdu Tianfu Airport
TGD|LYPG|TGD|42.36802|19.24602|Europe/Podgorica|Podgorica Airport
TGG|WMKN|TGG|5.37995|103.10443|Asia/Kuala_Lumpur|Sultan Mahmud Airport
TGH|NVST|TGH|-16.89110|168.55100|Pacific/Efate|Tongoa Airport
TGJ|NWWA|TGJ|-21.09836|167.80293|Pacific/Noumea|Tiga Airport
TGK|URRT|TGK|47.24338|38.86402|Europe/Moscow|Taganrog Yuzhny Airport
TGM|LRTM|TGM|46.53333|24.53333|Europe/Bucharest|Targu Mures Airport
TGO|ZBTL|TGO|43.55701|122.20460|Asia/Shanghai|Tongliao Airport
TGQ|SWTS|TGQ|-14.65639|-57.44861|America/Campo_Grande|Tangara Da Serra Airport
TGR|DAUK|TGR|33.06695|6.08924|Africa/Algiers|Touggourt Airport
TGT|HTTG|TGT|-5.09216|39.07167|Africa/Dar_es_Salaam|Tanga Airport
TGU|MHTG|TGU|14.06012|-87.21972|America/Tegucigalpa|Toncontin Airport
TGZ|MMTG|TGZ|16.56361|-93.02250|America/Mexico_City|Angel Albino Corzo International Airport
THD|VVTX|THD|19.90250|105.46917|Asia/Ho_Chi_Minh|Tho Xuan Airport
THE|SBTE|THE|-5.06335|-42.82108|America/Belem|Teresina Airport
THG|YTNG|THG|-24.49416|150.57639|Australia/Brisbane|Thangool Airport
THL|VYTL|THL|20.45000|99.95000|Asia/Yangon|Tachilek Airport
THN|ESGT|THN|58.26667|12.30000|Europe/Stockholm|Trollhattan/Vanersborg Airport
THO|BITN|THO|66.22070|-15.33238|Atlantic/Reykjavik|Thorshofn Airport
THQ|ZLTS|THQ|34.55624|105.86501|Asia/Shanghai|Tianshui Maijishan Airport
THR|OIII|THR|35.69153|51.32187|Asia/Tehran|Mehrabad International Airport
THS|VTPO|THS|17.22306|99.82222|Asia/Bangkok|Sukhothai Airport
THU|BGTL|THU|76.53333|-68.70000|America/Thule|Pituffik Space Base
THX|UOTT|THX|65.79722|87.93528|Asia/Krasnoyarsk|Turukhansk Airport
TIA|LATI|TIA|41.41913|19.71328|Europe/Tirane|Tirana International Airport
TIE|HATP|TIE|7.20240|35.41500|Africa/Addis_Ababa|Tippi Airport
TIF|OETF|TIF|21.48036|40.55268|Asia/Riyadh|Taif Airport
TIH|NTGC|TIH|-15.11864|-148.23379|Pacific/Tahiti|Tikehau Atoll Airport
TIJ|MMTJ|TIJ|32.54430|-116.97592|America/Tijuana|Tijuana International Airport
TIM|WABP|TIM|-4.52567|136.88749|Asia/Jayapura|Mozes Kilangin Airport
TIN|DAOF|TIN|27.70116|-8.16325|Africa/Algiers|Tindouf Airport
TIQ|PGWT|TIQ|14.99432|145.62634|Pacific/Saipan|Tinian International Airport
TIR|VOTP|TIR|13.63572|79.54293|Asia/Kolkata|Tirupati Airport
TIU|NZTU|TIU|-44.30345|171.22633|Pacific/Auckland|Timaru Airport
TIV|LYTV|TIV|42.40361|18.72556|Europe/Podgorica|Tivat Airport
TIW|KTIW|TIW|47.26763|-122.57648|America/Los_Angeles|Tacoma Narrows Airport
TIZ|AYTA|TIZ|-5.86056|142.94056|Pacific/Port_Moresby|Tari Airport
TJA|SLTJ|TJA|-21.54801|-64.70910|America/La_Paz|Capitan Oriel Lea Plaza Airport
TJG|WAON|TJG|-2.21656|115.43600|Asia/Jakarta|Tanjung Warukin Airport
TJH|RJBT|TJH|35.51366|134.78767|Asia/Tokyo|Tajima Airport
TJK|LTAW|TJK|40.31167|36.37361|Europe/Istanbul|Tokat Airport
TJL|SBTG|TJL|-20.75364|-51.68125|America/Campo_Grande|Tres Lagoas Airport
TJM|USTR|TJM|57.18183|65.35025|Asia/Yekaterinburg|Roshchino International Airport
TJN|NTKM|TJN|-15.85056|-142.26694|Pacific/Tahiti|Takume Airport
TJQ|WIKD|TJQ|-2.75000|107.65000|Asia/Jakarta|H.A.S. Hanandjoeddin Airport
TJS|WAGD|TJS|2.83639|117.37361|Asia/Makassar|Tanjung Harapan Airport
TJU|UTDK|TJU|37.98833|69.80666|Asia/Dushanbe|Kulyab Airport
TKD|DGTK|TKD|4.89273|-1.77391|Africa/Accra|Takoradi Airport
TKF|KTRK|TKF|39.31789|-120.14050|America/Los_Angeles|Truckee Tahoe Airport
TKG|WILL|TKG|-5.24278|105.17579|Asia/Jakarta|Radin Inten II Airport
TKJ|PFTO|TKJ|63.32951|-142.95357|America/Anchorage|Tok Junction Airport
TKK|PTKK|TKK|7.45745|151.84201|Pacific/Chuuk|Chuuk International Airport
TKM|UIKG|TKM|17.22639|-89.60500|America/Guatemala|El Peten Airport
TKN|RJKN|TKN|27.83333|128.88333|Asia/Tokyo|Tokunoshima Airport
TKP|NTGT|TKP|-15.45000|-145.14167|Pacific/Tahiti|Takapoto Airport
TKQ|HTKA|TKQ|-4.88500|29.67000|Africa/Dar_es_Salaam|Kigoma Airport
TKS|RJOS|TKS|34.13902|134.59483|Asia/Tokyo|Tokushima Awaodori Airport
TKU|EFTU|TKU|60.51235|22.27277|Europe/Helsinki|Turku Airport
TKV|NTGO|TKV|-17.28333|-138.33333|Pacific/Tahiti|Tatakoto Airport
TKX|NTKR|TKX|-14.45775|-145.02639|Pacific/Tahiti|Takaroa Airport
TLA|PATE|TLA|65.27167|-166.35500|America/Anchorage|Teller Airport
TLC|MMTO|TLC|19.33662|-99.56575|America/Mexico_City|Toluca International Airport
TLD|FBTL|TLD|-22.18333|29.11667|Africa/Gaborone|Limpopo Valley Airfield
TLE|FMST|TLE|-23.38882|43.72389|Indian/Antananarivo|Toliara Airport
TLH|KTLH|TLH|30.39578|-84.34444|America/New_York|Tallahassee International Airport
TLI|WAFL|TLI|1.12249|120.79362|Asia/Makassar|Sultan Bantilan Airport
TLL|EETN|TLL|59.41662|24.79870|Europe/Tallinn|Tallinn Airport
TLM|DAON|TLM|35.01667|-1.45000|Africa/Algiers|Zenata Airport
TLN|LFTH|TLN|43.09349|6.15930|Europe/Paris|Hyeres Airport
TLQ|ZWTP|TLQ|43.03056|89.10056|Asia/Urumqi|Turpan Jiaohe Airport
TLS|LFBO|TLS|43.63007|1.37432|Europe/Paris|Toulouse-Blagnac Airport
TLT|PALT|TLT|61.09889|-160.96472|America/Anchorage|Tuluksak Airport
TLU|SKTL|TLU|9.51667|-75.58333|America/Bogota|Tolu Airport
TLV|LLBG|TLV|32.00045|34.87074|Asia/Jerusalem|Ben Gurion Airport
TLY|UHWP|TLY|44.81465|136.28928|Asia/Vladivostok|Plastun Airport
TMC|WATK|TMC|-9.34028|119.18306|Asia/Makassar|Lede Kalumbang Airport
TME|SKTM|TME|6.45462|-71.75205|America/Bogota|Gabriel Vargas Santos Airport
TMF|VRNT|TMF|2.21162|73.14931|Indian/Maldives|Thimarafushi Airport
TMG|WBKM|TMG|5.40000|118.65000|Asia/Kuala_Lumpur|Tomanggong Airport
TMH|WAKT|TMH|-6.08333|140.26667|Asia/Jayapura|Tanahmerah Airport
TMI|VNTR|TMI|27.30000|87.20000|Asia/Kathmandu|Tumling Tar Airport
TMJ|UTST|TMJ|37.28050|67.31895|Asia/Tashkent|Termez Airport
TML|DGLE|TML|9.40998|-0.87660|Africa/Accra|Tamale Airport
TMM|FMMT|TMM|-18.11000|49.39222|Indian/Antananarivo|Toamasina Ambalamanasy Airport
TMP|EFTP|TMP|61.42045|23.61756|Europe/Helsinki|Tampere-Pirkkala Airport
TMR|DAAT|TMR|22.81328|5.44912|Africa/Algiers|Aguenar - Hadj Bey Akhamok Airport
TMS|FPST|TMS|0.37833|6.72500|Africa/Sao_Tome|Sao Tome Island Airport
TMT|SBTB|TMT|-1.48960|-56.39680|America/Porto_Velho|Trombetas Airport
TMW|YSTW|TMW|-31.08450|150.84850|Australia/Sydney|Tamworth Regional Airport
TMX|DAUT|TMX|29.24174|0.28409|Africa/Algiers|Timimoun Airport
TNA|ZSJN|TNA|36.85769|117.20688|Asia/Shanghai|Jinan Yaoqiang International Airport
TNC|PATC|TNC|65.56389|-167.91889|America/Anchorage|Tin City Air Force Station
TND|MUTD|TND|21.80000|-80.00000|America/Havana|Trinidad Airport
TNE|RJFG|TNE|30.60484|130.99290|Asia/Tokyo|New Tanegashima Airport
TNG|GMTT|TNG|35.72629|-5.91290|Africa/Casablanca|Tangier Ibn Battouta Airport
TNH|ZYTN|TNH|42.25389|125.70389|Asia/Shanghai|Tonghua Sanyuanpu Airport
TNJ|WIDN|TNJ|0.91917|104.53611|Asia/Jakarta|Raja Haji Fisabilillah Airport
TNM|SCRM|TNM|-62.19056|-58.98639|Antarctica/Palmer|Teniente R. Marsh Airport
TNN|RCNN|TNN|22.94871|120.21571|Asia/Taipei|Tainan Airport
TNR|FMMI|TNR|-18.79963|47.47503|Indian/Antananarivo|Ivato International Airport
TOB|HLGN|TOB|31.85417|23.91722|Africa/Tripoli|Tobruk Airport
TOD|WMBT|TOD|2.81802|104.15980|Asia/Kuala_Lumpur|Tioman Airport
TOE|DTTZ|TOE|33.91667|8.13333|Africa/Tunis|Tozeur–Nefta International Airport
TOF|UNTT|TOF|56.38799|85.20989|Asia/Omsk|Tomsk Airport
TOG|PATG|TOG|59.05292|-160.39773|America/Anchorage|Togiak Village Airport
TOL|KTOL|TOL|41.59250|-83.80690|America/New_York|Toledo Express Airport
TOM|GATB|TOM|16.73222|-3.00528|Africa/Bamako|Tombouctou Airport
TOS|ENTC|TOS|69.67983|18.90734|Europe/Oslo|Tromso Airport
TOU|NWWU|TOU|-20.80000|165.25000|Pacific/Noumea|Touho Airport
TOW|SBTD|TOW|-24.69861|-53.69611|America/Sao_Paulo|Luis dal Canalle Filho Airport
TOY|RJNT|TOY|36.64245|137.18946|Asia/Tokyo|Toyama Airport
TPA|KTPA|TPA|27.97987|-82.53542|America/New_York|Tampa International Airport
TPE|RCTP|TPE|25.07551|121.23248|Asia/Taipei|Taiwan Taoyuan International Airport
TPI|AYTI|TPI|-8.36667|146.98333|Pacific/Port_Moresby|Tapini Airport
TPJ|VNTJ|TPJ|27.35000|87.68333|Asia/Kathmandu|Taplejung Airport
TPP|SPST|TPP|-6.51221|-76.36962|America/Lima|Cad. FAP Guillermo del Castillo Paredes Airport
TPQ|MMEP|TPQ|21.50000|-104.90000|America/Mazatlan|Tepic Airport
TPS|LICT|TPS|37.90138|12.49587|Europe/Rome|Trapani-Birgi Airport
TQO|MMTL|TQO|20.16667|-87.66667|America/Cancun|Felipe Carrillo Puerto International Airport
TRA|RORT|TRA|24.65379|124.67679|Asia/Tokyo|Tarama Airport
TRC|MMTC|TRC|25.56307|-103.39874|America/Monterrey|Torreon International Airport
TRD|ENVA|TRD|63.45428|10.91786|Europe/Oslo|Trondheim Airport Vaernes
TRE|EGPU|TRE|56.50056|-6.87139|Europe/London|Tiree Airport
TRF|ENTO|OSL|59.17809|10.25181|Europe/Oslo|Torp Sandefjord Airport
TRG|NZTG|TRG|-37.67093|176.19772|Pacific/Auckland|Tauranga City Airport
TRI|KTRI|TRI|36.48111|-82.40785|America/New_York|Tri-Cities Regional Airport
TRK|WALR|TRK|3.32638|117.56860|Asia/Makassar|Juwata International Airport
TRN|LIMF|TRN|45.19145|7.64305|Europe/Rome|Turin Airport
TRR|VCCT|TRR|8.53898|81.18189|Asia/Colombo|China Bay Airport
TRS|LIPQ|TRS|45.82078|13.48568|Europe/Rome|Trieste - Friuli Venezia Giulia Airport
TRT|WAFB|TRT|-3.18583|119.91775|Asia/Makassar|Toraja Airport
TRU|SPRU|TRU|-8.09000|-79.11500|America/Lima|Trujillo Airport
TRV|VOTV|TRV|8.47613|76.91907|Asia/Kolkata|Thiruvananthapuram International Airport
TRW|NGTA|TRW|1.35833|172.94167|Pacific/Tarawa|Bonriki Airport
TRZ|VOTR|TRZ|10.76217|78.70724|Asia/Kolkata|Tiruchirapalli International Airport
TSA|RCSS|TPE|25.06279|121.55192|Asia/Taipei|Taipei Songshan Airport
TSF|LIPH|VCE|45.65511|12.20444|Europe/Rome|Treviso Airport
TSJ|RJDT|TSJ|34.28615|129.32637|Asia/Tokyo|Tsushima Airport
TSM|KSKX|TSM|36.45917|-105.67528|America/Denver|Taos Airport
TSN|ZBTJ|TSN|39.12827|117.35591|Asia/Shanghai|Tianjin Binhai International Airport
TSR|LRTR|TSR|45.80992|21.32012|Europe/Bucharest|Timisoara Traian Vuia International Airport
TST|VTST|TST|7.50000|99.61667|Asia/Bangkok|Trang Airport
TSV|YBTL|TSV|-19.25651|146.77079|Australia/Brisbane|Townsville Airport
TSX|WALT|TSX|-0.08333|117.43333|Asia/Makassar|Tanjung Santan Airport
TTA|GMAT|TTA|28.45000|-11.08333|Africa/Casablanca|Tan Tan Airport
TTE|WAEE|TTE|0.83223|127.37913|Asia/Jayapura|Sultan Babullah Airport
TTJ|RJOR|TTJ|35.52591|134.16756|Asia/Tokyo|Tottori Airport
TTN|KTTN|TTN|40.27806|-74.81250|America/New_York|Trenton-Mercer Airport
TTS|FMNT|TTS|-16.73333|47.60000|Indian/Antananarivo|Tsaratanana Airport
TTT|RCFN|TTT|22.75683|121.10603|Asia/Taipei|Taitung Airport
TTU|GMTN|TTU|35.59124|-5.33026|Africa/Casablanca|Sania Ramel Airport
TUA|SETU|TUA|0.80000|-77.71667|America/Guayaquil|Tulcan Airport
TUB|NTAT|TUB|-23.35000|-149.46667|Pacific/Tahiti|Tubuai Island Airport
TUC|SANT|TUC|-26.83611|-65.10754|America/Argentina/Buenos_Aires|Teniente Benjamin Matienzo Airport
TUF|LFOT|TUF|47.43224|0.72658|Europe/Paris|Val de Loire Airport
TUG|RPUT|TUG|17.64111|121.73167|Asia/Manila|Tuguegarao Airport
TUI|OETR|TUI|31.68873|38.73383|Asia/Riyadh|Turaif Airport
TUK|OPTU|TUK|25.98333|63.06667|Asia/Karachi|Turbat Airport
TUL|KTUL|TUL|36.18981|-95.89010|America/Chicago|Tulsa International Airport
TUN|DTTA|TUN|36.84762|10.21709|Africa/Tunis|Tunis-Carthage International Airport
TUO|NZAP|TUO|-38.74143|176.08235|Pacific/Auckland|Taupo Airport
TUP|KTUP|TUP|34.25889|-88.76722|America/Chicago|Tupelo Regional Airport
TUR|SBTU|TUR|-3.70000|-49.73333|America/Belem|Tucurui Airport
TUS|KTUS|TUS|32.12069|-110.93737|America/Phoenix|Tucson International Airport
TUU|OETB|TUU|28.37302|36.59869|Asia/Riyadh|Tabuk Regional Airport
TVC|KTVC|TVC|44.73763|-85.57963|America/Detroit|Cherry Capital Airport
TVF|KTVF|TVF|48.06611|-96.18500|America/Chicago|Thief River Falls Regional Airport
TVS|ZBTS|TVS|39.71878|117.99791|Asia/Shanghai|Tangshan Sannuhe Airport
TVT|UZTP|TVT|41.31289|69.39553|Asia/Tashkent|Tashkent-Khumo International Airport
TVU|NFNM|TVU|-16.68838|179.86992|Pacific/Fiji|Matei Airport
TVY|VYDW|TVY|14.10000|98.20000|Asia/Yangon|Dawei Airport
TWF|KTWF|TWF|42.48194|-114.48667|America/Boise|Magic Valley Regional Airport
TWT|RPMN|TWT|5.04425|119.74098|Asia/Manila|Sanga Sanga Airport
TWU|WBKW|TWU|4.31308|118.12150|Asia/Kuala_Lumpur|Tawau Airport
TXE|WITK|TXE|4.72123|96.84901|Asia/Jakarta|Takengon Rembele Airport
TXK|KTXK|TXK|33.45639|-93.98917|America/Chicago|Texarkana Municipal Airport
TXN|ZSTX|TXN|29.73139|118.25420|Asia/Shanghai|Huangshan Tunxi International Airport
TYF|ESST|TYF|60.15448|12.99661|Europe/Stockholm|Torsby Airport
TYL|SPYL|TYL|-4.57541|-81.25449|America/Lima|Captain FAP Victor Montes Arias Airport
TYN|ZBYN|TYN|37.75500|112.62585|Asia/Shanghai|Taiyuan Wusu International Airport
TYR|KTYR|TYR|32.35160|-95.41012|America/Chicago|Tyler Pounds Regional Airport
TYS|KTYS|TYS|35.80565|-83.98973|America/New_York|McGhee Tyson Airport
TZA|MZBE|BZE|17.51578|-88.19439|America/Belize|Belize City Municipal Airport
TZL|LQTZ|TZL|44.40972|18.70917|Europe/Sarajevo|Tuzla International Airport
TZN|MYAK|TZN|24.15837|-77.58880|America/Nassau|South Andros Airport
TZX|LTCG|TZX|40.99419|39.78168|Europe/Istanbul|Trabzon Airport
UAH|NTMU|UAH|-8.93333|-139.55000|Pacific/Marquesas|Ua Huka Airport
UAK|BGBW|UAK|61.16260|-45.41792|America/Godthab|Narsarsuaq Airport
UAP|NTMP|UAP|-9.34348|-140.08125|Pacific/Marquesas|Ua Pou Airport
UAQ|SANU|UAQ|-31.55000|-68.51667|America/Argentina/Buenos_Aires|San Juan Airport
UBA|SBUR|UBA|-19.77639|-47.95833|America/Sao_Paulo|Uberaba Airport
UBB|YMAA|UBB|-9.95000|142.18333|Australia/Brisbane|Mabuiag Island Airport
UBJ|RJDC|UBJ|33.93340|131.27489|Asia/Tokyo|Yamaguchi Ube Airport
UBN|ZMCK|UBN|47.65158|106.82177|Asia/Ulaanbaatar|Chinggis Khaan International Airport
UBP|VTUU|UBP|15.24649|104.87068|Asia/Bangkok|Ubon Ratchathani International Airport
UCB|ZBUC|UCB|41.12739|113.10999|Asia/Shanghai|Ulanqab (Wulanchabu) Jining Airport
UCT|UUYH|UCT|63.56667|53.80000|Europe/Moscow|Ukhta Airport
UDI|SBUL|UDI|-18.88932|-48.23007|America/Sao_Paulo|Uberlandia Airport
UDJ|UKLU|UDJ|48.63635|22.27129|Europe/Kyiv|Uzhhorod International Airport
UDR|VAUD|UDR|24.61919|73.89127|Asia/Kolkata|Maharana Pratap Airport
UEL|FQQL|UEL|-17.85774|36.87154|Africa/Maputo|Quelimane Airport
UEO|ROKJ|UEO|26.36528|126.71944|Asia/Tokyo|Kume-jima Airport
UET|OPQT|UET|30.24927|66.94904|Asia/Karachi|Quetta Airport
UFA|UWUU|UFA|54.56540|55.88454|Asia/Yekaterinburg|Ufa International Airport
UGA|ZMBN|UGA|48.80000|103.55000|Asia/Ulaanbaatar|Bulgan Airport
UGC|UTNU|UGC|41.58483|60.63303|Asia/Tashkent|Urgench Airport
UGU|WABV|UGU|-3.73333|137.03333|Asia/Jayapura|Bilogai-Sugapa Airport
UIB|SKUI|UIB|5.69056|-76.64195|America/Bogota|El Carano Airport
UIH|VVPC|UIH|13.95500|109.04222|Asia/Ho_Chi_Minh|Phu Cat Airport
UII|MHUT|UII|16.09167|-86.88750|America/Tegucigalpa|Utila Airport
UIN|KUIN|UIN|39.94417|-91.19722|America/Chicago|Quincy Regional Airport
UIO|SEQM|UIO|-0.12381|-78.35598|America/Guayaquil|Mariscal Sucre International Airport
UKB|RJBE|OSA|34.63730|135.22839|Asia/Tokyo|Kobe Airport
UKE|VEUK|UKE|20.09778|83.18333|Asia/Kolkata|Utkela Airport
UKG|UEBT|UKG|70.01100|135.64500|Asia/Vladivostok|Ust-Kuyga Airport
UKK|UASK|UKK|50.02572|82.50560|Asia/Almaty|Ust-Kamenogorsk Airport
UKX|UITT|UKX|56.85000|105.73333|Asia/Irkutsk|Ust-Kut Airport
ULG|ZMUL|ULG|48.99209|89.92023|Asia/Ulaanbaatar|Olgii Airport
ULH|OEAO|ULH|26.48086|38.11665|Asia/Riyadh|Prince Abdul Majeed bin Abdulaziz Airport
ULK|UERL|ULK|60.72248|114.83152|Asia/Sakhalin|Lensk Airport
ULO|ZMUG|ULO|49.97338|92.08029|Asia/Ulaanbaatar|Ulaangom Airport
ULP|YQLP|ULP|-26.63333|144.30000|Australia/Brisbane|Quilpie Airport
ULU|HUGU|ULU|2.78980|32.27395|Africa/Kampala|Gulu Airport
ULV|UWLL|ULV|54.26833|48.22666|Europe/Samara|Ulyanovsk Baratayevka Airport
ULY|UWLW|ULV|54.39905|48.80280|Europe/Samara|Ulyanovsk Vostochny Airport
ULZ|ZMDN|ULZ|47.75000|96.85000|Asia/Ulaanbaatar|Uliastai Donoi Airport
UMD|BGUM|UMD|70.66889|-52.11778|America/Godthab|Uummannaq Airport
UME|ESNU|UME|63.79333|20.28954|Europe/Stockholm|Umea Airport
UMS|UEMU|UMS|60.35681|134.43670|Asia/Yakutsk|Ust-Maya Airport
UMU|SSUM|UMU|-23.79833|-53.31333|America/Sao_Paulo|Umuarama Airport
UNA|SBTC|UNA|-15.35333|-38.99722|America/Belem|Una Airport
UNG|AYKI|UNG|-6.12555|141.28602|Pacific/Port_Moresby|Kiunga Airport
UNI|TVSU|UNI|13.50000|-61.00000|America/St_Vincent|Union Island Airport
UNK|PAUN|UNK|63.88193|-160.79943|America/Anchorage|Unalakleet Airport
UNN|VTSR|UNN|9.85278|98.62917|Asia/Bangkok|Ranong Airport
UNT|EGPW|UNT|60.74856|-0.84965|Europe/London|Unst Airport
UOL|WAMY|UOL|1.10437|121.41603|Asia/Makassar|Pogogul Airport
UPG|WAAA|UPG|-5.07702|119.54774|Asia/Makassar|Sultan Hasanuddin International Airport
UPN|MMPN|UPN|19.40228|-102.03799|America/Mexico_City|Licenciado y General Ignacio Lopez Rayon Airport
URA|UARR|URA|51.15371|51.53856|Asia/Oral|Oral Ak Zhol Airport
URC|ZWWW|URC|43.90126|87.47515|Asia/Shanghai|Urumqi Diwopu International Airport
URE|EEKE|URE|58.21667|22.50000|Europe/Tallinn|Kuressaare Airport
URG|SBUG|URG|-29.78343|-57.03595|America/Sao_Paulo|Ruben Berta Airport
URJ|USHU|URJ|60.11667|64.83333|Asia/Yekaterinburg|Uraj Airport
URS|UUOK|URS|51.75099|36.28313|Europe/Moscow|Kursk Vostochny Airport
URT|VTSB|URT|9.13387|99.14320|Asia/Bangkok|Surat Thani Airport
URY|OEGT|URY|31.40962|37.27501|Asia/Riyadh|Gurayat Airport
USA|KJQF|USA|35.38514|-80.71119|America/New_York|Concord–Padgett Regional Airport
USH|SAWH|USH|-54.83935|-68.31245|America/Argentina/Ushuaia|Malvinas Argentinas Airport
USJ|UAAL|USJ|46.19028|80.83139|Asia/Almaty|Usharal Airport
USK|UUYS|USK|66.00243|57.37496|Europe/Moscow|Usinsk Airport
USM|VTSM|USM|9.55117|100.06288|Asia/Bangkok|Koh Samui Airport
USN|RKPU|USN|35.59367|129.35598|Asia/Seoul|Ulsan Airport
USR|UEMT|USR|64.54944|143.11083|Asia/Vladivostok|Ust-Nera Airport
UST|KSGJ|UST|29.95932|-81.33785|America/New_York|St. Augustine Airport
USU|RPVV|USU|12.11983|120.09872|Asia/Manila|Busuanga Airport
UTH|VTUD|UTH|17.38661|102.77451|Asia/Bangkok|Udon Thani International Airport
UTN|FAUP|UTN|-28.40056|21.25333|Africa/Johannesburg|Upington Airport
UTO|PAIM|UTO|65.99333|-153.70167|America/Anchorage|Indian Mountain Air Force Station
UTP|VTBU|UTP|12.68333|101.01667|Asia/Bangkok|Utapao Airport
UTT|FAUT|UTT|-31.58333|28.78333|Africa/Johannesburg|Mthatha Airport
UUA|UWKB|UUA|54.63396|52.79101|Europe/Moscow|Bugulma Airport
UUD|UIUU|UUD|51.83333|107.50000|Asia/Irkutsk|Ulan-Ude Airport
UUS|UHSS|UUS|46.88534|142.72156|Asia/Sakhalin|Yuzhno-Sakhalinsk Airport
UVE|NWWV|UVE|-20.64242|166.57198|Pacific/Noumea|Ouvea Airport
UVF|TLPL|UVF|13.73556|-60.95222|America/St_Lucia|Hewanorra Airport
UVI|SSUV|UVI|-26.36667|-51.08889|America/Sao_Paulo|Uniao Da Vitoria
UYL|HSNN|UYL|12.07167|24.89472|Africa/Khartoum|Nyala Airport
UYN|ZLYL|UYN|38.36147|109.59618|Asia/Shanghai|Yulin Yuyang Airport
UYU|SLUY|UYU|-20.44630|-66.84840|America/La_Paz|Uyuni Airport
UZR|UASU|UZR|47.09153|81.65916|Asia/Almaty|Urzhar Airport
VAA|EFVA|VAA|63.04355|21.76012|Europe/Helsinki|Vaasa Airport
VAI|AYVN|VAI|-2.68729|141.29899|Pacific/Port_Moresby|Vanimo Airport
VAK|PAVA|VAK|61.52861|-165.59028|America/Anchorage|Chevak Airport
VAL|SNVB|VAL|-13.30260|-38.99191|America/Belem|Valenca Airport
VAM|VRMV|VAM|3.47056|72.83583|Indian/Maldives|Villa International Airport Maamigili
VAN|LTCI|VAN|38.46988|43.33726|Europe/Istanbul|Van Ferit Melen Airport
VAO|AGGV|VAO|-7.58556|158.73100|Pacific/Guadalcanal|Suavanao Airport
VAQ|UNIW|VAQ|60.35787|102.31482|Asia/Krasnoyarsk|Vanavara Airport
VAR|LBWN|VAR|43.23726|27.82910|Europe/Sofia|Varna Airport
VAS|LTAR|VAS|39.81389|36.90417|Europe/Istanbul|Sivas Airport
VAV|NFTV|VAV|-18.58554|-173.96436|Pacific/Tongatapu|Lupepau'u Airport
VAW|ENSS|VAW|70.35472|31.04556|Europe/Oslo|Vardo Airport
VBS|LIPO|VBS|45.42545|10.32654|Europe/Rome|Montichiari Airport
VBV|NFVB|VBV|-17.24650|-178.95646|Pacific/Fiji|Vanua Balavu Airport
VBY|ESSV|VBY|57.66045|18.33815|Europe/Stockholm|Visby Airport
VCA|VVCT|VCA|10.04722|105.76639|Asia/Ho_Chi_Minh|Can Tho Airport
VCE|LIPZ|VCE|45.50229|12.33795|Europe/Rome|Venice Marco Polo Airport
VCL|VVCA|VCL|15.41390|108.70309|Asia/Ho_Chi_Minh|Chu Lai International Airport
VCP|SBKP|SAO|-23.00989|-47.14167|America/Sao_Paulo|Viracopos International Airport
VCS|VVCS|VCS|8.73250|106.62889|Asia/Ho_Chi_Minh|Con Dao Airport
VCT|KVCT|VCT|28.85111|-96.91444|America/Chicago|Victoria Regional Airport
VDC|SSVC|VDC|-14.90778|-40.91472|America/Belem|Glauber Rocha Airport
VDE|GCHI|VDE|27.81397|-17.88494|Atlantic/Canary|Hierro Airport
VDH|VVDH|VDH|17.51500|106.59056|Asia/Ho_Chi_Minh|Dong Hoi Airport
VDM|SAVV|VDM|-40.86333|-63.00498|America/Argentina/Buenos_Aires|Gobernador Edgardo Castello Airport
VDO|VVVD|VDO|21.11778|107.41417|Asia/Ho_Chi_Minh|Van Don International Airport
VDS|ENVD|VDS|70.06500|29.84528|Europe/Oslo|Vadso Airport
VDZ|PAVD|VDZ|61.13250|-146.23889|America/Anchorage|Valdez Municipal Airport
VEE|PAVE|VEE|67.02306|-146.41111|America/Anchorage|Venetie Airport
VEL|KVEL|VEL|40.43889|-109.51028|America/Denver|Vernal Regional Airport
VEO|UNIS|VEO|60.37357|93.01219|Asia/Krasnoyarsk|Severo-Yeniseyskiy Airport
VER|MMVR|VER|19.14228|-96.18321|America/Mexico_City|Veracruz International Airport
VFA|FVFA|VFA|-18.09306|25.84028|Africa/Harare|Victoria Falls Airport
VGA|VOBZ|VGA|16.52944|80.79722|Asia/Kolkata|Vijayawada Airport
VGO|LEVX|VGO|42.22455|-8.63402|Europe/Madrid|Vigo Airport
VHM|ESNV|VHM|64.61667|16.65000|Europe/Stockholm|Vilhelmina Airport
VHV|UENI|VHV|63.45917|120.27639|Asia/Yakutsk|Verkhnevilyuysk Airport
VIE|LOWW|VIE|48.11972|16.56358|Europe/Vienna|Vienna International Airport
VIG|SVVG|VIG|8.63333|-71.65000|America/Caracas|El Vigia Airport
VII|VVVH|VII|18.72877|105.66971|Asia/Ho_Chi_Minh|Vinh International Airport
VIJ|TUPW|VIJ|18.45027|-64.42773|America/Tortola|Virgin Gorda Airport
VIL|GMMH|VIL|23.71453|-15.92906|Africa/Casablanca|Dakhla Airport
VIT|LEVT|VIT|42.83333|-2.50000|Europe/Madrid|Vitoria Airport
VIX|SBVT|VIX|-20.25681|-40.28957|America/Sao_Paulo|Eurico de Aguiar Salles Airport
VIZ|VOVB|VIZ|17.97611|83.50389|Asia/Kolkata|Alluri Sitarama Raju International Airport
VJB|FQXA|VJB|-25.03333|33.61667|Africa/Maputo|Xai Xai Airport
VKG|VVRG|VKG|10.08333|105.08333|Asia/Ho_Chi_Minh|Rach Gia Airport
VKO|UUWW|MOW|55.60315|37.29210|Europe/Moscow|Vnukovo International Airport
VKT|UUYW|VKT|67.48624|63.99520|Europe/Moscow|Vorkuta Airport
VLC|LEVC|VLC|39.49179|-0.47347|Europe/Madrid|Valencia Airport
VLD|KVLD|VLD|30.78405|-83.27235|America/New_York|Valdosta Regional Airport
VLI|NVVV|VLI|-17.70185|168.31950|Pacific/Efate|Bauerfield International Airport
VLL|LEVD|VLL|41.70581|-4.84463|Europe/Madrid|Valladolid Airport
VLN|SVVA|VLN|10.15429|-67.92248|America/Caracas|Arturo Michelena International Airport
VLS|NVSV|VLS|-16.80025|168.17901|Pacific/Efate|Valesdir Airport
VLV|SVVL|VLV|9.33998|-70.58594|America/Caracas|Colonel Antonio Nicolas Briceno Airport
VMU|AYBA|VMU|-7.50000|144.80000|Pacific/Port_Moresby|Baimuru Airport
VNO|EYVI|VNO|54.64308|25.27961|Europe/Vilnius|Vilnius International Airport
VNS|VEBN|VNS|25.44970|82.85373|Asia/Kolkata|Lal Bahadur Shastri International Airport
VNX|FQVL|VNX|-22.01667|35.28333|Africa/Maputo|Vilanculos Airport
VOG|URWW|VOG|48.79200|44.35480|Europe/Moscow|Volgograd International Airport
VOL|LGBL|VOL|39.22029|22.79266|Europe/Athens|Nea Anchialos Airport
VOZ|UUOO|VOZ|51.81236|39.22700|Europe/Moscow|Voronezh International Airport
VPE|FNGI|VPE|-17.04741|15.68962|Africa/Luanda|Ongiva Airport
VPN|BIVO|VPN|65.72060|-14.85060|Atlantic/Reykjavik|Vopnafjordur Airport
VPS|KVPS|VPS|30.49591|-86.54946|America/Chicago|Destin Fort Walton Beach Airport
VPY|FQCH|VPY|-19.14893|33.42689|Africa/Maputo|Chimoio Airport
VQS|TJVQ|VQS|18.13409|-65.48803|America/Puerto_Rico|Antonio Rivera Rodriguez Airport
VRA|MUVR|VRA|23.03990|-81.43694|America/Havana|Juan Gualberto Gomez Airport
VRB|KVRB|VRB|27.65250|-80.41361|America/New_York|Vero Beach Municipal Airport
VRC|RPUV|VRC|13.57958|124.21187|Asia/Manila|Virac Airport
VRL|LPVR|VRL|41.27589|-7.71928|Europe/Lisbon|Vila Real Airport
VRN|LIPX|VRN|45.40233|10.90680|Europe/Rome|Valerio Catullo Airport
VSA|MMVA|VSA|17.99243|-92.81899|America/Mexico_City|Carlos Rovirosa Perez International Airport
VSE|LPVZ|VSE|40.72268|-7.88924|Europe/Lisbon|Viseu Airport
VST|ESOW|STO|59.58917|16.63056|Europe/Stockholm|Vasteras/Hasslo Airport
VSV|VISV|VSV|27.49988|82.03284|Asia/Kolkata|Shravasti Airport
VTE|VLVT|VTE|17.97543|102.56772|Asia/Vientiane|Wattay International Airport
VTU|MUVT|VTU|20.98561|-76.93984|America/Havana|Hermanos Ameijeiras Airport
VTZ|VEVZ|VTZ|17.72360|83.22768|Asia/Kolkata|Visakhapatnam Airport
VUP|SKVP|VUP|10.43667|-73.25278|America/Bogota|Valledupar Airport
VUS|ULWU|VUS|60.76667|46.31667|Europe/Moscow|Velikij Ustyug Airport
VVC|SKVV|VVC|4.07889|-73.56667|America/Bogota|La Vanguardia Airport
VVI|SLVR|VVI|-17.64823|-63.14049|America/La_Paz|Viru Viru International Airport
VVO|UHWW|VVO|43.39634|132.16537|Asia/Vladivostok|Vladivostok International Airport
VVZ|DAAP|VVZ|26.53333|8.55000|Africa/Algiers|Illizi Airport
VXC|FQLC|VXC|-13.28333|35.25000|Africa/Maputo|Lichinga Airport
VXE|GVSV|VXE|16.83726|-25.05436|Atlantic/Cape_Verde|Cesaria Evora International Airport
VXO|ESMX|VXO|56.92509|14.73205|Europe/Stockholm|Vaxjo-Kronoberg Airport
VYI|UENW|VYI|63.75611|121.69417|Asia/Yakutsk|Vilyuysk Airport
WAA|PAIW|WAA|65.61722|-168.09083|America/Anchorage|Wales Airport
WAE|OEWD|WAE|20.49844|45.20445|Asia/Riyadh|Wadi Ad Dawasir Airport
WAG|NZWU|WAG|-39.96092|175.02444|Pacific/Auckland|Wanganui Airport
WAW|EPWA|WAW|52.17091|20.97329|Europe/Warsaw|Warsaw Chopin Airport
WBB|KWBB|WBB|63.51541|-162.28463|America/Anchorage|Stebbins Airport
WBM|AYWD|WBM|-5.63308|143.89102|Pacific/Port_Moresby|Wapenamanda Airport
WBQ|PAWB|WBQ|66.36222|-147.40833|America/Anchorage|Beaver Airport
WDH|FYWH|WDH|-22.48735|17.46320|Africa/Windhoek|Hosea Kutako International Airport
WDS|ZHSY|WDS|32.58995|110.90636|Asia/Shanghai|Shiyan Wudangshan Airport
WEF|ZSWF|WEF|36.64107|119.11347|Asia/Shanghai|Weifang Airport
WEH|ZSWH|WEH|37.18814|122.23607|Asia/Shanghai|Weihai Airport
WEI|YBWP|WEI|-12.68132|141.92470|Australia/Brisbane|Weipa Airport
WGA|YSWG|WGA|-35.15992|147.46626|Australia/Sydney|Wagga Wagga Airport
WGE|YWLG|WGE|-30.03333|148.13333|Australia/Sydney|Walgett Airport
WGN|ZGSY|WGN|26.80200|110.64200|Asia/Shanghai|Shaoyang Wugang Airport
WGP|WADW|WGP|-9.66667|120.30000|Asia/Makassar|Waingapu Airport
WHA|ZSWA|WHA|31.10444|118.66722|Asia/Shanghai|Wuhu Xuanzhou Airport
WHK|NZWK|WHK|-37.92468|176.91748|Pacific/Auckland|Whakatane Airport
WIC|EGPC|WIC|58.45694|-3.08667|Europe/London|Wick Airport
WIL|HKNW|NBO|-1.31802|36.81325|Africa/Nairobi|Wilson Airport
WIN|YWTN|WIN|-22.35000|143.06667|Australia/Brisbane|Winton Airport
WJR|HKWJ|WJR|1.76667|40.60000|Africa/Nairobi|Wajir Airport
WJU|RKNW|WJU|37.44193|127.96584|Asia/Seoul|Wonju Airport
WKA|NZWF|WKA|-44.72336|169.24424|Pacific/Auckland|Wanaka Airport
WKJ|RJCW|WKJ|45.39943|141.79740|Asia/Tokyo|Hokkaido Airport
WLG|NZWN|WLG|-41.32904|174.81216|Pacific/Auckland|Wellington International Airport
WLH|NVSW|WLH|-15.41291|167.69159|Pacific/Efate|Walaha Airport
WLK|PASK|WLK|66.60278|-159.98333|America/Anchorage|Selawik Airport
WLS|NLWW|WLS|-13.23333|-176.16667|Pacific/Wallis|Wallis Island Airport
WMI|EPMO|WAW|52.45111|20.65167|Europe/Warsaw|Warsaw-Modlin Airport
WMN|FMNR|WMN|-15.43646|49.69030|Indian/Antananarivo|Maroantsetra Airport
WMO|PAWM|WMO|64.68694|-163.40667|America/Anchorage|White Mountain Airport
WMT|ZUMT|WMT|27.96806|106.43889|Asia/Shanghai|Zunyi Maotai Airport
WMX|WAVV|WMX|-4.09991|138.95359|Asia/Jayapura|Wamena Airport
WNA|PANA|WNA|60.70000|-162.11667|America/Anchorage|Napakiak Sea Plane Base
WNH|ZPWS|WNH|23.56668|104.33093|Asia/Shanghai|Wenshan Puzhehei Airport
WNI|WAWD|WNI|-5.31667|123.58333|Asia/Makassar|Matahora Airport
WNP|RPUN|WNP|13.58722|123.27000|Asia/Manila|Naga Airport
WNR|YWDH|WNR|-25.41667|142.66667|Australia/Brisbane|Windorah Airport
WNS|OPNH|WNS|26.21944|68.39222|Asia/Karachi|Nawabshah Airport
WNZ|ZSWZ|WNZ|27.91566|120.84738|Asia/Shanghai|Wenzhou Longwan International Airport
WOL|YWOL|WOL|-34.56667|150.78333|Australia/Sydney|Shellharbour Airport
WOS|ZKWS|WOS|39.16639|127.48417|Asia/Pyongyang|Wonsan Kalma Airport
WRE|NZWR|WRE|-35.76742|174.36403|Pacific/Auckland|Whangarei Airport
WRG|PAWG|WRG|56.48444|-132.36667|America/Sitka|Wrangell Airport
WRO|EPWR|WRO|51.10482|16.89940|Europe/Warsaw|Wroclaw Airport
WRY|EGEW|WRY|59.35000|-2.95000|Europe/London|Westray Airport
WSK|ZUWS|WSK|31.06400|109.70600|Asia/Shanghai|Chongqing Wushan Airport
WSN|PFWS|WSN|58.70278|-157.00402|America/Anchorage|South Naknek Airport
WST|KWST|WST|41.35019|-71.80690|America/New_York|Westerly State Airport
WSZ|NZWS|WSZ|-41.74002|171.57858|Pacific/Auckland|Westport Airport
WTA|FMMU|WTA|-17.48333|43.96667|Indian/Antananarivo|Tambohorano Airport
WTB|YBWW|WTB|-27.55861|151.79500|Australia/Brisbane|Toowoomba Wellcamp Airport
WTK|PAWN|WTK|67.56306|-162.98417|America/Anchorage|Noatak Airport
WUA|ZBUH|WUA|39.79143|106.80186|Asia/Shanghai|Wuhai Airport
WUH|ZHHH|WUH|30.77679|114.21758|Asia/Shanghai|Wuhan Tianhe International Airport
WUN|YWLU|WUN|-26.62815|120.22008|Australia/Perth|Wiluna Airport
WUS|ZSWY|WUS|27.70128|118.00060|Asia/Shanghai|Wuyishan Airport
WUT|ZBXZ|WUT|38.59809|112.98215|Asia/Shanghai|Xinzhou Wutaishan Airport
WUX|ZSWX|WUX|31.49289|120.42437|Asia/Shanghai|Sunan Shuofang International Airport
WUZ|ZGWZ|WUZ|23.40139|111.09861|Asia/Shanghai|Wuzhou Xijiang Airport
WVB|FYWB|WVB|-22.97861|14.51722|Africa/Windhoek|Walvis Bay International Airport
WWK|AYWK|WWK|-3.58003|143.66915|Pacific/Port_Moresby|Wewak Airport
WWT|PAEW|WWT|60.92278|-164.64861|America/Anchorage|Newtok Airport
WXN|ZUWX|WXN|30.79968|108.42695|Asia/Shanghai|Wanzhou Airport
WYA|YWHA|WYA|-33.05241|137.52197|Australia/Adelaide|Whyalla Airport
WYS|KWYS|WYS|44.68667|-111.10472|America/Denver|Yellowstone Airport
XAI|ZHXY|XAI|32.54139|114.07778|Asia/Shanghai|Xinyang Minggang Airport
XAP|SBCH|XAP|-27.13245|-52.66037|America/Sao_Paulo|Chapeco Airport
XBJ|OIMB|XBJ|32.89905|59.25499|Asia/Tehran|Birjand Airport
XCH|YPXM|XCH|-10.50000|105.66667|Indian/Christmas|Christmas Island Airport
XCR|LFOK|XCR|48.77960|4.19097|Europe/Paris|Chalons Vatry Airport
XFN|ZHXF|XFN|32.15007|112.29069|Asia/Shanghai|Xiangyang Airport
XGR|CYLU|XGR|58.50000|-65.98333|America/Iqaluit|Kangiqsualujjuaq Airport
XIC|ZUXC|XIC|27.98192|102.18765|Asia/Shanghai|Xichang Qingshan Airport
XIL|ZBXH|XIL|43.91876|115.95924|Asia/Shanghai|Xilinhot Airport
XIY|ZLXY|XIY|34.43842|108.76095|Asia/Shanghai|Xianyang International Airport
XKH|VLXK|XKH|19.44433|103.15180|Asia/Vientiane|Xieng Khouang Airport
XKS|CYAQ|XKS|53.52000|-88.64667|America/Winnipeg|Kasabonika Airport
XLB|CZWH|XLB|58.61551|-101.46541|America/Winnipeg|Lac Brochet Airport
XMH|NTGI|XMH|-14.43761|-146.07078|Pacific/Tahiti|Manihi Airport
XMN|ZSAM|XMN|24.54306|118.13418|Asia/Shanghai|Xiamen Gaoqi International Airport
XMS|SEMC|XMS|-2.31667|-78.13333|America/Guayaquil|Macas Airport
XMY|YYMI|XMY|-10.48333|142.45000|Australia/Lindeman|Yam Island Airport
XNA|KXNA|XNA|36.27526|-94.29711|America/Chicago|Northwest Arkansas Regional Airport
XNN|ZLXN|XNN|36.52532|102.03754|Asia/Shanghai|Xining Caojiabao Airport
XPK|CZFG|XPK|55.76667|-101.23333|America/Winnipeg|Pukatawagan Airport
XPL|MHSC|XPL|14.41667|-87.61667|America/Tegucigalpa|Palmerola International Airport
XQP|MRQP|XQP|9.43915|-84.13335|America/Costa_Rica|Quepos Airport
XRY|LEJR|XRY|36.75061|-6.06454|Europe/Madrid|Jerez Airport
XSC|MBSC|XSC|21.51583|-71.52972|America/Grand_Turk|South Caicos International Airport
XSI|CZSN|XSI|56.79474|-98.90753|America/Winnipeg|South Indian Lake Airport
XSP|WSSL|SIN|1.41769|103.87112|Asia/Singapore|Seletar Airport
XTG|YTGM|XTG|-27.98741|143.81515|Australia/Brisbane|Thargomindah Airport
XTL|CYBQ|XTL|58.70796|-98.51344|America/Winnipeg|Tadoule Lake Airport
XUZ|ZSXZ|XUZ|34.05503|117.55476|Asia/Shanghai|Xuzhou Guanyin Airport
XWA|KXWA|XWA|48.25972|-103.75056|America/Chicago|Williston Basin International Airport
XYA|AGGY|XYA|-9.11667|159.21667|Pacific/Guadalcanal|Yandina Airport
YAB|CYAB|YAB|73.00491|-85.02752|America/Rankin_Inlet|Arctic Bay Airport
YAC|CYAC|YAC|51.71667|-91.81667|America/Winnipeg|Cat Lake Airport
YAG|CYAG|YAG|48.65278|-93.44722|America/Winnipeg|Fort Frances Municipal Airport
YAK|PAYA|YAK|59.50917|-139.65972|America/Anchorage|Yakutat Airport
YAL|CYAL|YAL|50.58333|-126.91667|America/Vancouver|Alert Bay Airport
YAM|CYAM|YAM|46.48530|-84.49995|America/Toronto|Sault Ste. Marie Airport
YAP|PTYA|YAP|9.49771|138.08673|Pacific/Chuuk|Yap International Airport
YAS|NFSW|YAS|-16.75928|177.54515|Pacific/Fiji|Yasawa Island Airport
YAT|CYAT|YAT|52.94167|-82.40000|America/Toronto|Attawapiskat Airport
YAY|CYAY|YAY|51.36667|-55.58333|America/St_Johns|St. Anthony Airport
YAZ|CYAZ|YAZ|49.07816|-125.76860|America/Vancouver|Tofino Long Beach Airport
YBB|CYBB|YBB|68.53817|-89.79185|America/Cambridge_Bay|Kugaaruk Airport
YBC|CYBC|YBC|49.13321|-68.19899|America/Toronto|Baie-Comeau Airport
YBE|CYBE|YBE|59.56667|-108.48333|America/Regina|Uranium City Airport
YBG|CYBG|YBG|48.33342|-70.98589|America/Toronto|Saguenay-Bagotville Airport
YBK|CYBK|YBK|64.30000|-96.08333|America/Rankin_Inlet|Baker Lake Airport
YBL|CYBL|YBL|49.95173|-125.26813|America/Vancouver|Campbell River Airport
YBP|ZUYB|YBP|28.85800|104.52500|Asia/Shanghai|Yibin Wuliangye Airport
YBR|CYBR|YBR|49.90869|-99.94677|America/Winnipeg|Brandon Municipal Airport
YBT|CYBT|YBT|57.88847|-101.67899|America/Winnipeg|Brochet Airport
YBV|CYBV|YBV|52.35869|-97.02141|America/Winnipeg|Berens River Airport
YBX|CYBX|YBX|51.43333|-57.21667|America/Blanc-Sablon|Blanc Sablon Airport
YBY|CYBF|YBY|54.30476|-110.75077|America/Edmonton|Bonnyville Airport
YCB|CYCB|YCB|69.10000|-105.13333|America/Cambridge_Bay|Cambridge Bay Airport
YCD|CYCD|YCD|49.05316|-123.87300|America/Vancouver|Nanaimo Airport
YCG|CYCG|YCG|49.29556|-117.63222|America/Vancouver|West Kootenay Regional Airport
YCK|CYVL|YCK|67.02111|-126.12861|America/Yellowknife|Colville Lake/Tommy Kochon
YCL|CYCL|YCL|47.99093|-66.32881|America/Moncton|Charlo Airport
YCM|CYSN|YCM|43.20000|-79.16667|America/Toronto|St. Catharines Airport
YCO|CYCO|YCO|67.83333|-115.08333|America/Cambridge_Bay|Kugluktuk Airport
YCR|CYCR|YCR|54.61306|-97.75144|America/Winnipeg|Charlie Sinclair Memorial Airport
YCS|CYCS|YCS|63.33333|-90.71667|America/Rankin_Inlet|Chesterfield Inlet Airport
YCU|ZBYC|YCU|35.11499|111.03705|Asia/Shanghai|Yuncheng Guangong Airport
YCY|CYCY|YCY|70.41667|-68.50000|America/Iqaluit|Clyde River Airport
YDA|CYDA|YDA|64.04548|-139.11706|America/Whitehorse|Dawson City Airport
YDF|CYDF|YDF|49.21027|-57.39973|America/St_Johns|Deer Lake Regional Airport
YDL|CYDL|YDL|58.42463|-130.02516|America/Vancouver|Dease Lake Airport
YDN|CYDN|YDN|51.10000|-100.05000|America/Winnipeg|Dauphin Airport
YDP|CYDP|YDP|56.53333|-61.66667|America/Goose_Bay|Nain Airport
YDV|CZTA|YDV|51.75000|-96.73333|America/Winnipeg|Bloodvein Airport
YEG|CYEG|YEG|53.30738|-113.58405|America/Edmonton|Edmonton International Airport
YEI|LTBR|YEI|40.25577|29.54474|Europe/Istanbul|Yenisehir Airport
YEK|CYEK|YEK|61.11667|-94.05000|America/Rankin_Inlet|Arviat Airport
YER|CYER|YER|56.01770|-87.67751|America/Toronto|Fort Severn Airport
YEV|CYEV|YEV|68.30665|-133.49767|America/Inuvik|Inuvik Mike Zubko Airport
YFA|CYFA|YFA|52.24167|-81.59167|America/Toronto|Fort Albany Airport
YFB|CYFB|YFB|63.75175|-68.53659|America/Iqaluit|Iqaluit Airport
YFC|CYFC|YFC|45.87316|-66.52978|America/Moncton|Fredericton International Airport
YFH|CYFH|YFH|51.55935|-87.89796|America/Toronto|Fort Hope Airport
YFJ|CYWE|YFJ|64.19056|-114.07556|America/Yellowknife|Wekweeti Airport
YFO|CYFO|YFO|54.68333|-101.68333|America/Winnipeg|Flin Flon Airport
YFS|CYFS|YFS|61.75000|-121.23333|America/Yellowknife|Fort Simpson Airport
YGH|CYGH|YGH|66.26667|-128.65000|America/Yellowknife|Fort Good Hope Airport
YGJ|RJOH|YGJ|35.50065|133.24448|Asia/Tokyo|Miho Airport
YGL|CYGL|YGL|53.62972|-77.70639|America/Toronto|La Grande Riviere
YGN|CYGN|YGN|50.85000|-126.85000|America/Vancouver|Greenway Sound Airport
YGO|CYGO|YGO|54.55770|-94.49117|America/Winnipeg|Gods Lake Narrows Airport
YGP|CYGP|YGP|48.77638|-64.47597|America/Toronto|Michel-Pouliot Gaspe Airport
YGR|CYGR|YGR|47.36667|-61.90000|America/Halifax|Iles De La Madeleine Airport
YGT|CYGT|YGT|69.40000|-81.81667|America/Iqaluit|Igloolik Airport
YGV|CYGV|YGV|50.25000|-63.58333|America/Toronto|Havre St. Pierre Airport
YGW|CYGW|YGW|55.27917|-77.76667|America/Toronto|Kuujjuarapik Airport
YGX|CYGX|YGX|56.35000|-94.70000|America/Winnipeg|Gillam Airport
YGZ|CYGZ|YGZ|76.41778|-82.95722|America/Iqaluit|Grise Fiord Airport
YHI|CYHI|YHI|70.71667|-117.71667|America/Yellowknife|Ulukhaktok/Holman Airport
YHK|CYHK|YHK|68.63333|-95.95000|America/Cambridge_Bay|Gjoa Haven Airport
YHM|CYHM|YHM|43.16138|-79.92631|America/Toronto|Hamilton International Airport
YHO|CYHO|YHO|55.44833|-60.22944|America/Goose_Bay|Hopedale Airport
YHP|CYHP|YHP|52.08333|-94.30000|America/Winnipeg|Poplar Hill Airport
YHR|CYHR|YHR|50.50000|-59.50000|America/Blanc-Sablon|Chevery Airport
YHU|CYHU|YMQ|45.51632|-73.42079|America/Toronto|St. Hubert Airport
YHY|CYHY|YHY|60.84556|-115.77833|America/Yellowknife|Hay River Airport
YHZ|CYHZ|YHZ|44.88496|-63.51425|America/Halifax|Halifax Stanfield International Airport
YIA|WAHI|YIA|-7.90746|110.05448|Asia/Jakarta|Yogyakarta International Airport
YIC|ZSYC|YIC|27.80333|114.30806|Asia/Shanghai|Yichun Mingyueshan Airport
YIE|ZBES|YIE|47.31056|119.91194|Asia/Shanghai|Arxan Yiershi Airport
YIF|CYIF|YIF|51.21667|-58.66667|America/Blanc-Sablon|St-Augustin/Pakuashipi Airport
YIH|ZHYC|YIH|30.54993|111.47894|Asia/Shanghai|Yichang Sanxia Airport
YIK|CYIK|YIK|62.41667|-76.08333|America/Toronto|Ivujivik Airport
YIN|ZWYN|YIN|43.95200|81.33144|Asia/Shanghai|Yining Airport
YIO|CYIO|YIO|72.68333|-78.00000|America/Iqaluit|Pond Inlet Airport
YIV|CYIV|YIV|53.85679|-94.65304|America/Winnipeg|Island Lake Airport
YIW|ZSYW|YIW|29.34456|120.02881|Asia/Shanghai|Yiwu Airport
YKA|CYKA|YKA|50.70545|-120.44202|America/Vancouver|Kamloops Airport
YKF|CYKF|YKF|43.45898|-80.38506|America/Toronto|Region of Waterloo International Airport
YKG|CYAS|YKG|60.02308|-70.00460|America/Toronto|Kangirsuk Airport
YKH|ZYYK|YKH|40.54001|122.35543|Asia/Shanghai|Yingkou Airport
YKL|CYKL|YKL|54.78333|-64.81667|America/Toronto|Schefferville Airport
YKM|KYKM|YKM|46.56694|-120.53778|America/Los_Angeles|Yakima Air Terminal
YKO|LTCW|YKO|37.54524|44.25516|Europe/Istanbul|Hakkari Yuksekova Selahaddin Eyyubi Airport
YKQ|CYKQ|YKQ|51.48750|-78.75000|America/Toronto|Waskaganish Airport
YKS|UEEE|YKS|62.08561|129.75007|Asia/Yakutsk|Yakutsk International Airport
YLC|CYLC|YLC|62.85000|-69.88333|America/Iqaluit|Kimmirut Airport
YLH|CYLH|YLH|52.19682|-87.93430|America/Toronto|Lansdowne House Airport
YLK|CYLS|YLK|44.48599|-79.55569|America/Toronto|Lake Simcoe Regional Airport
YLL|CYLL|YLL|53.31297|-110.07272|America/Edmonton|Lloydminster Airport
YLW|CYLW|YLW|49.95154|-119.38140|America/Vancouver|Kelowna International Airport
YLX|ZGYL|YLX|22.43806|110.12083|Asia/Shanghai|Yulin Fumian Airport
YMH|CYMH|YMH|52.30304|-55.84779|America/St_Johns|Mary's Harbour Airport
YMM|CYMM|YMM|56.65659|-111.22395|America/Edmonton|Fort McMurray International Airport
YMN|CYFT|YMN|55.16667|-59.16667|America/Goose_Bay|Makkovik Airport
YMO|CYMO|YMO|51.29111|-80.60417|America/Toronto|Moosonee Airport
YMS|SPMS|YMS|-5.90000|-76.10000|America/Lima|Yurimaguas Airport
YMT|CYMT|YMT|49.91667|-74.36667|America/Toronto|Chibougamau Airport
YNA|CYNA|YNA|50.18333|-61.80000|America/Toronto|Natashquan Airport
YNB|OEYN|YNB|24.14073|38.06302|Asia/Riyadh|Yanbu Airport
YNC|CYNC|YNC|53.00000|-78.81667|America/Toronto|Wemindji Airport
YND|CYND|YND|45.52063|-75.56283|America/Toronto|Gatineau Airport
YNE|CYNE|YNE|53.95417|-97.84583|America/Winnipeg|Norway House Airport
YNJ|ZYYJ|YNJ|42.88566|129.43937|Asia/Shanghai|Yanji Chaoyangchuan Airport
YNL|CYNL|YNL|58.27500|-104.08111|America/Regina|Points North Landing Airport
YNS|CYHH|YNS|49.74167|-76.74167|America/Toronto|Nemiscau Airport
YNT|ZSYT|YNT|37.65860|120.99190|Asia/Shanghai|Yantai Penglai International Airport
YNY|RKNY|YNY|38.05946|128.66398|Asia/Seoul|Yangyang Airport
YNZ|ZSYN|YNZ|33.43122|120.20441|Asia/Shanghai|Yancheng Nanyang International Airport
YOC|CYOC|YOC|67.56813|-139.84918|America/Whitehorse|Old Crow Airport
YOG|CYKP|YOG|51.66667|-85.91667|America/Toronto|Ogoki Airport
YOH|CYOH|YOH|54.93424|-95.27668|America/Winnipeg|Oxford House Airport
YOJ|CYOJ|YOJ|58.61833|-117.16833|America/Edmonton|High Level Airport
YOL|DNYO|YOL|9.26733|12.42641|Africa/Lagos|Yola Airport
YON|VQTY|YON|27.25639|91.51444|Asia/Thimphu|Yongphulla Airport
YOW|CYOW|YOW|45.32083|-75.67278|America/Toronto|Ottawa International Airport
YPA|CYPA|YPA|53.21585|-105.67660|America/Regina|Prince Albert Glass Field Airport
YPC|CYPC|YPC|69.35514|-124.07468|America/Yellowknife|Paulatuk (Nora Aliqatchialuk Ruben) Airport
YPE|CYPE|YPE|56.23185|-117.44256|America/Edmonton|Peace River Airport
YPH|CYPH|YPH|58.43333|-78.16667|America/Toronto|Inukjuak Airport
YPJ|CYLA|YPJ|59.30000|-69.66667|America/Toronto|Aupaluk Airport
YPL|CYPL|YPL|51.20833|-90.20833|America/Atikokan|Pickle Lake Airport
YPM|CYPM|YPM|51.81738|-93.97287|America/Winnipeg|Pikangikum Airport
YPN|CYPN|YPN|49.83707|-64.29112|America/Toronto|Port-Menier Airport
YPO|CYPO|YPO|54.98333|-85.43333|America/Toronto|Peawanuk Airport
YPR|CYPR|YPR|54.28722|-130.44083|America/Vancouver|Prince Rupert Airport
YPW|CYPW|YPW|49.81667|-124.50000|America/Vancouver|Powell River Airport
YPX|CYPX|YPX|60.03333|-77.16667|America/Toronto|Puvirnituq Airport
YPY|CYPY|YPY|58.76799|-111.11406|America/Edmonton|Fort Chipewyan Airport
YPZ|CYPZ|YPZ|54.23333|-125.76667|America/Vancouver|Burns Lake Airport
YQA|CYQA|YQA|44.96667|-79.30000|America/Toronto|Muskoka Airport
YQB|CYQB|YQB|46.79204|-71.38339|America/Toronto|Quebec City Jean Lesage International Airport
YQC|CYHA|YQC|61.33333|-69.63333|America/Toronto|Quaqtaq Airport
YQD|CYQD|YQD|53.96667|-101.10000|America/Winnipeg|The Pas Airport
YQG|CYQG|YQG|42.26639|-82.95919|America/Toronto|Windsor International Airport
YQH|CYQH|YQH|60.12361|-128.82500|America/Whitehorse|Watson Lake Airport
YQK|CYQK|YQK|49.78750|-94.35833|America/Winnipeg|Kenora Airport
YQL|CYQL|YQL|49.63194|-112.79167|America/Edmonton|Lethbridge Airport
YQM|CYQM|YQM|46.11361|-64.68611|America/Moncton|Greater Moncton International Airport
YQN|CYQN|YQN|50.18299|-86.69924|America/Toronto|Nakina Airport
YQQ|CYQQ|YQQ|49.70587|-124.90781|America/Vancouver|Comox Valley Airport
YQR|CYQR|YQR|50.43333|-104.65519|America/Regina|Regina International Airport
YQT|CYQT|YQT|48.37184|-89.31167|America/Thunder_Bay|Thunder Bay International Airport
YQU|CYQU|YQU|55.17708|-118.87360|America/Edmonton|Grande Prairie Airport
YQX|CYQX|YQX|48.94624|-54.57022|America/St_Johns|Gander International Airport
YQY|CYQY|YQY|46.16667|-60.05000|America/Halifax|JA Douglas McCurdy Sydney Airport
YQZ|CYQZ|YQZ|53.02667|-122.50972|America/Vancouver|Quesnel Airport
YRA|CYRA|YRA|64.11689|-117.31173|America/Yellowknife|Gameti/Rae Lakes Airport
YRB|CYRB|YRB|74.71667|-94.96667|America/Resolute|Resolute Bay Airport
YRF|CYCA|YRF|53.68261|-57.03828|America/Goose_Bay|Cartwright Airport
YRJ|CYRJ|YRJ|48.52234|-72.26733|America/Toronto|Roberval Airport
YRL|CYRL|YRL|51.06876|-93.80006|America/Winnipeg|Red Lake Airport
YRS|CYRS|YRS|54.16757|-93.55762|America/Winnipeg|Red Sucker Lake Airport
YRT|CYRT|YRT|62.80998|-92.10019|America/Rankin_Inlet|Rankin Inlet Airport
YSB|CYSB|YSB|46.62296|-80.79592|America/Toronto|Greater Sudbury Airport
YSF|CYSF|YSF|59.25116|-105.83657|America/Regina|Stony Rapids Airport
YSG|CYLK|YSG|62.41861|-110.07556|America/Yellowknife|Lutselke Airport
YSJ|CYSJ|YSJ|45.32948|-65.89020|America/Moncton|Saint John Airport
YSK|CYSK|YSK|56.55000|-79.21667|America/Iqaluit|Sanikiluaq Airport
YSM|CYSM|YSM|60.01667|-111.96667|America/Yellowknife|Fort Smith Airport
YSQ|ZYSQ|YSQ|44.93811|124.55018|Asia/Shanghai|Songyuan Chaganhu Airport
YST|CYST|YST|53.84613|-94.85160|America/Winnipeg|St. Theresa Point Airport
YSY|CYSY|YSY|71.99144|-125.24105|America/Yellowknife|Sachs Harbour (D. Nasogaluak Jr. Saaryuaq) Airport
YTE|CYTE|YTE|64.23333|-76.53333|America/Iqaluit|Cape Dorset Airport
YTH|CYTH|YTH|55.79753|-97.86050|America/Winnipeg|Thompson Airport
YTL|CYTL|YTL|53.81594|-89.88952|America/Winnipeg|Big Trout Airport
YTQ|CYTQ|YTQ|58.66780|-69.95633|America/Toronto|Tasiujuaq Airport
YTS|CYTS|YTS|48.56637|-81.37164|America/Toronto|Timmins Victor M. Power Airport
YTW|ZWYT|YTW|36.81083|81.78083|Asia/Shanghai|Yutian Wanfang Airport
YTY|ZSYA|YTY|32.56306|119.71889|Asia/Shanghai|Yangzhou Taizhou Airport
YTZ|CYTZ|YTO|43.63202|-79.39585|America/Toronto|Billy Bishop Toronto City Airport
YUD|CYMU|YUD|56.53611|-76.51833|America/Toronto|Umiujaq Airport
YUL|CYUL|YMQ|45.45772|-73.74991|America/Toronto|Montreal-Pierre Elliott Trudeau International Airport
YUM|KNYL|YUM|32.66860|-114.59926|America/Phoenix|Yuma International Airport
YUS|ZLYS|YUS|32.83947|97.03779|Asia/Shanghai|Yushu Batang Airport
YUT|CYUT|YUT|66.52484|-86.22859|America/Rankin_Inlet|Naujaat Airport
YUX|CYUX|YUX|68.78333|-81.25000|America/Iqaluit|Hall Beach Airport
YUY|CYUY|YUY|48.21177|-78.82897|America/Toronto|Rouyn-Noranda Airport
YVB|CYVB|YVB|48.06908|-65.45808|America/Toronto|Bonaventure Airport
YVC|CYVC|YVC|55.14710|-105.26702|America/Regina|La Ronge Airport
YVM|CYVM|YVM|67.58333|-63.83333|America/Pangnirtung|Qikiqtarjuaq Airport
YVO|CYVO|YVO|48.05260|-77.78858|America/Toronto|Val-d'Or Airport
YVP|CYVP|YVP|58.10024|-68.41798|America/Toronto|Kuujjuaq Airport
YVQ|CYVQ|YVQ|65.27785|-126.79337|America/Yellowknife|Norman Wells Airport
YVR|CYVR|YVR|49.19470|-123.17919|America/Vancouver|Vancouver International Airport
YVV|CYVV|YVV|44.66667|-81.16667|America/Toronto|Wiarton Airport
YVZ|CYVZ|YVZ|52.66667|-94.50000|America/Winnipeg|Deer Lake Airport
YWB|CYKG|YWB|61.60000|-71.95000|America/Toronto|Kangiqsujuaq Airport
YWG|CYWG|YWG|49.90576|-97.22372|America/Winnipeg|Winnipeg James Armstrong Richardson International Airport
YWH|CYWH|YYJ|48.42395|-123.37058|America/Vancouver|Victoria Inner Harbour Airport
YWJ|CYWJ|YWJ|65.16667|-123.50000|America/Yellowknife|Deline Airport
YWK|CYWK|YWK|52.92632|-66.87400|America/Goose_Bay|Wabush Airport
YWL|CYWL|YWL|52.18472|-122.04444|America/Vancouver|Williams Lake Airport
YWP|CYWP|YWP|52.95972|-87.36889|America/Toronto|Webequie Airport
YXC|CYXC|YXC|49.61437|-115.78702|America/Edmonton|Canadian Rockies International Airport
YXE|CYXE|YXE|52.16970|-106.69037|America/Regina|Saskatoon International Airport
YXH|CYXH|YXH|50.02113|-110.72463|America/Edmonton|Medicine Hat Regional Airport
YXJ|CYXJ|YXJ|56.24484|-120.73508|America/Dawson_Creek|North Peace Regional Airport
YXK|CYXK|YXK|48.47540|-68.50508|America/Toronto|Rimouski Airport
YXL|CYXL|YXL|50.11521|-91.90300|America/Winnipeg|Sioux Lookout Airport
YXN|CYXN|YXN|62.23333|-92.60000|America/Rankin_Inlet|Whale Cove Airport
YXP|CYXP|YXP|66.13333|-65.73333|America/Pangnirtung|Pangnirtung Airport
YXS|CYXS|YXS|53.88381|-122.67396|America/Vancouver|Prince George Airport
YXT|CYXT|YXT|54.47203|-128.57655|America/Vancouver|Northwest Regional Airport
YXU|CYXU|YXU|43.02802|-81.14965|America/Toronto|London International Airport
YXX|CYXX|YXX|49.02556|-122.36194|America/Vancouver|Abbotsford International Airport
YXY|CYXY|YXY|60.71667|-135.06667|America/Whitehorse|Whitehorse Airport
YYA|ZGYY|YYA|29.31400|113.27800|Asia/Shanghai|Yueyang Sanhe Airport
YYB|CYYB|YYB|46.35682|-79.42725|America/Toronto|Jack Garland Airport
YYC|CYYC|YYC|51.13139|-114.01055|America/Edmonton|Calgary International Airport
YYD|CYYD|YYD|54.82556|-127.18028|America/Vancouver|Smithers Airport
YYE|CYYE|YYE|58.83843|-122.58168|America/Fort_Nelson|Northern Rockies Regional Airport
YYF|CYYF|YYF|49.46472|-119.60000|America/Vancouver|Penticton Airport
YYG|CYYG|YYG|46.28590|-63.13174|America/Halifax|Charlottetown Airport
YYH|CYYH|YYH|69.53333|-93.51667|America/Cambridge_Bay|Taloyoak Airport
YYJ|CYYJ|YYJ|48.64027|-123.43096|America/Vancouver|Victoria International Airport
YYL|CYYL|YYL|56.85941|-101.07025|America/Winnipeg|Lynn Lake Airport
YYQ|CYYQ|YYQ|58.74819|-94.07450|America/Winnipeg|Churchill Airport
YYR|CYYR|YYR|53.31353|-60.41240|America/Goose_Bay|Goose Bay Airport
YYT|CYYT|YYT|47.61282|-52.74334|America/St_Johns|St. John's International Airport
YYY|CYYY|YYY|48.60906|-68.20934|America/Toronto|Mont Joli Airport
YYZ|CYYZ|YTO|43.68158|-79.61146|America/Toronto|Pearson International Airport
YZF|CYZF|YZF|62.47087|-114.43750|America/Yellowknife|Yellowknife Airport
YZG|CYZG|YZG|62.20000|-75.63333|America/Toronto|Salluit Airport
YZP|CYZP|YZP|53.25429|-131.81430|America/Vancouver|Sandspit Airport
YZS|CYZS|YZS|64.18834|-83.35416|America/Atikokan|Coral Harbour Airport
YZT|CYZT|YZT|50.68056|-127.36389|America/Vancouver|Port Hardy Airport
YZU|CYZU|YZU|54.14049|-115.78472|America/Edmonton|Whitecourt Airport
YZV|CYZV|YZV|50.21751|-66.26404|America/Toronto|Sept-Iles Airport
YZY|ZLZY|YZY|38.80313|100.67544|Asia/Shanghai|Zhangye Ganzhou Airport
ZAD|LDZD|ZAD|44.09778|15.35667|Europe/Zagreb|Zadar Airport
ZAG|LDZA|ZAG|45.73324|16.06152|Europe/Zagreb|Zagreb International Airport
ZAH|OIZH|ZAH|29.47575|60.90033|Asia/Tehran|Zahedan Airport
ZAL|SCVD|ZAL|-39.79167|-73.23944|America/Santiago|Pichoy Airport
ZAM|RPMZ|ZAM|6.91929|122.06226|Asia/Manila|Zamboanga International Airport
ZAT|ZPZT|ZAT|27.31667|103.80000|Asia/Shanghai|Zhaotong Airport
ZAZ|LEZG|ZAZ|41.66386|-1.00747|Europe/Madrid|Zaragoza Airport
ZBF|CZBF|ZBF|47.62917|-65.73944|America/Moncton|Bathurst Airport
ZBR|OIZC|ZBR|25.43648|60.37956|Asia/Tehran|Chah-Bahar Airport
ZCL|MMZC|ZCL|22.80000|-102.55000|America/Mexico_City|La Calera Airport
ZCO|SCQP|ZCO|-38.92500|-72.65139|America/Santiago|La Araucania International Airport
ZDY|OMDL|ZDY|24.50833|52.33528|Asia/Dubai|Dalma Island Airport
ZEL|CBBC|ZEL|52.18500|-128.15667|America/Vancouver|Bella Bella Airport
ZEM|CZEM|ZEM|52.25000|-78.51667|America/Toronto|East Main Airport
ZFD|CZFD|ZFD|59.33421|-107.18119|America/Regina|Fond Du Lac Airport
ZFL|ZWZS|ZFL|43.10750|81.16056|Asia/Urumqi|Zhaosu Tianma Airport
ZFM|CZFM|ZFM|67.40753|-134.86208|America/Yellowknife|Fort Mcpherson Airport
ZFN|CZFN|ZFN|64.91667|-125.56667|America/Yellowknife|Tulita Airport
ZGI|CZGI|ZGI|54.83914|-94.07965|America/Winnipeg|Gods River Airport
ZHA|ZGZJ|ZHA|21.21473|110.36271|Asia/Shanghai|Zhanjiang Wuchuan Airport
ZHY|ZLZW|ZHY|37.56893|105.15253|Asia/Shanghai|Zhongwei Airport
ZIA|UUBW|MOW|55.56784|38.13180|Europe/Moscow|Zhukovsky International Airport
ZIH|MMZH|ZIH|17.60678|-101.46406|America/Mexico_City|Ixtapa/Zihuatanejo Internacional Airport
ZIX|UEVV|ZIX|66.79667|123.36139|Asia/Yakutsk|Zhigansk Airport
ZKE|CZKE|ZKE|52.33333|-81.33333|America/Toronto|Kashechewan Airport
ZKM|FOOS|ZKM|-2.53333|9.75000|Africa/Libreville|Sette Cama Airport
ZKP|UESU|ZKP|65.73833|150.70778|Asia/Magadan|Zyryanka Airport
ZLO|MMZO|ZLO|19.11333|-104.35056|America/Mexico_City|Manzanillo Airport
ZMT|CZMT|ZMT|54.02222|-132.11776|America/Vancouver|Masset Airport
ZND|DRZR|ZND|13.77944|8.98306|Africa/Niamey|Zinder Airport
ZNE|YNWN|ZNE|-23.41652|119.80137|Australia/Perth|Newman Airport
ZNZ|HTZA|ZNZ|-6.21847|39.22118|Africa/Dar_es_Salaam|Abeid Amani Karume International Airport
ZOS|SCJO|ZOS|-40.60778|-73.05556|America/Santiago|Canal Bajo Airport
ZPB|CZPB|ZPB|53.89056|-92.19528|America/Winnipeg|Sachigo Lake Airport
ZPC|SCPC|ZPC|-39.76389|-71.63333|America/Santiago|Pucon Airport
ZQN|NZQN|ZQN|-45.02204|168.73910|Pacific/Auckland|Queenstown Airport
ZQZ|ZBZJ|ZQZ|40.73923|114.93145|Asia/Shanghai|Zhangjiakou Ningyuan Airport
ZRH|LSZH|ZRH|47.45060|8.56175|Europe/Zurich|Zurich Airport
ZRJ|CZRJ|ZRJ|52.95000|-91.31667|America/Toronto|Round Lake Airport
ZSA|MYSM|ZSA|24.06000|-74.53306|America/Nassau|San Salvador Airport
ZSE|FMEP|ZSE|-21.32094|55.42688|Indian/Reunion|St. Pierre de la Reunion Airport
ZSJ|CZSJ|ZSJ|53.03333|-93.23333|America/Winnipeg|Sandy Lake Airport
ZTH|LGZA|ZTH|37.75350|20.88471|Europe/Athens|Zakinthos Airport
ZTM|CZTM|ZTM|55.85851|-92.08035|America/Winnipeg|Shamattawa Airport
ZUH|ZGSD|ZUH|22.01179|113.37060|Asia/Shanghai|Zhuhai Jinwan Airport
ZUM|CZUM|ZUM|53.56278|-64.10917|America/Goose_Bay|Churchill Falls Airport
ZWL|CZWL|ZWL|58.10674|-103.16830|America/Regina|Wollaston Lake Airport
ZYI|ZUZY|ZYI|27.58967|106.99982|Asia/Shanghai|Zunyi Xinzhou Airport
ZYL|VGSY|ZYL|24.95760|91.87048|Asia/Dhaka|Osmani International Airport, Sylhet
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));
