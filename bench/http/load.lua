-- The load: sentences of many kinds from many client addresses, out of a range of the size in CLIENTS. Requests are written
-- before the clock starts, so that the load takes little of the machine; each RUN starts elsewhere in the range. The header
-- fields are in one order: wrk.format has another in each run, and V8 gives up code that has not met it.
local clients = tonumber(os.getenv("CLIENTS") or "1000000")
local run = tonumber(os.getenv("RUN") or "0")
local get = os.getenv("BENCH_PATH")
local cases = os.getenv("BENCH_CASES")
local ready = 50000
local offences = { "robbery", "theft", "burglary_dwelling", "actual_bodily_harm", "grievous_bodily_harm_with_intent",
  "supplying_class_a_drug", "rape", "causing_death_by_dangerous_driving", "coercive_or_controlling_behaviour", "fraud_by_false_representation" }
local requests = {}

local function body(i)
  return string.format(
    '{"startDate":"2026-%02d-%02d","sentenceYears":%d,"sentenceMonths":%d,"remandCreditDays":%d,"offenceKey":"%s","postCommencement":true}',
    10 + i % 3, 1 + i % 28, 1 + i % 9, i % 12, i % 60, offences[1 + i % 10])
end

-- A case of two sentences: the second is consecutive to the first in every other request.
local function case(i)
  return string.format(
    '{"sentences":[{"id":"A","startDate":"2026-%02d-%02d","sentenceYears":%d,"sentenceMonths":%d,"remandCreditDays":%d,"offenceKey":"%s"},{"id":"B","startDate":"2026-%02d-%02d","sentenceMonths":%d,"offenceKey":"%s"%s}]}',
    10 + i % 3, 1 + i % 28, 1 + i % 9, i % 12, i % 60, offences[1 + i % 10],
    10 + i % 3, 1 + i % 28, 1 + i % 24, offences[1 + (i * 7) % 10], i % 2 == 0 and ',"consecutiveTo":"A"' or '')
end

function init()
  for i = 0, ready - 1 do
    local c = ((run * ready + i) * 7919) % clients
    local address = string.format("10.%d.%d.%d", math.floor(c / 65536) % 256, math.floor(c / 256) % 256, c % 256)
    local head = string.format("Host: %s\r\nX-Forwarded-For: %s\r\n", wrk.headers["Host"], address)
    if get then requests[i] = string.format("GET %s HTTP/1.1\r\n%s\r\n", get, head)
    else
      local text = cases and case(i) or body(i)
      requests[i] = string.format("POST %s HTTP/1.1\r\n%sContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
        "/api/v1/sentencing/" .. (cases and "release-dates" or "calculate"), head, #text, text)
    end
  end
end

local n = 0
function request()
  n = n + 1
  return requests[n % ready]
end
