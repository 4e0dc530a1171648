/** The demo's customers: name, email, phone, city, country, and whether their address is verified. */
export const demoCustomersBeginning = [
  ["Hannah Whitfield", "hannah.whitfield@shop.example", "+441614960182", "Manchester", "United Kingdom", true],
  ["Obinna Okafor", "obinna.okafor@shop.example", "+2348030000141", "Enugu", "Nigeria", true],
  ["Claire Dubois", "claire.dubois@shop.example", null, "Lille", "France", true],
  ["Marcus Bell", "marcus.bell@shop.example", "+12025550143", "Baltimore", "United States", false],
  ["Yetunde Alabi", "yetunde.alabi@shop.example", "+2348030000117", "Ibadan", "Nigeria", true],
  ["Peter Lindqvist", "peter.lindqvist@shop.example", null, "Malmö", "Sweden", false],
  ["Grace Thompson", "grace.thompson@shop.example", "+442079460911", "London", "United Kingdom", true],
  ["St Brigid’s Primary School", "office@st-brigids.example", "+441514960233", "Liverpool", "United Kingdom", true],
  ["Riverside Library", "orders@riverside-library.example", "+12025550178", "Houston", "United States", true],
  ["Tomasz Zielinski", "tomasz.zielinski@shop.example", null, "Leeds", "United Kingdom", false],
  ["Amaka Eze", "amaka.eze@shop.example", "+2348030000166", "Lagos", "Nigeria", true],
  ["Daniel Mensah", "daniel.mensah@shop.example", "+12025550119", "Newark", "United States", false],
] as const;
