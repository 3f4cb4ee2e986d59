const { calculationOf, isoDate } = require('@requisite/law')

const calculation = calculationOf({ start: '2026-11-16', years: 3, postCommencement: true })
console.log(isoDate(calculation.dates.release) === '2027-11-16' ? 'fine' : calculation)
